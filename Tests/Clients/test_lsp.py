"""Conversations of `bookplay lsp` with a client that parses every answer by the types of the protocol."""

import asyncio
import json
import os
import pathlib
import subprocess

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PROGRAM = os.environ["BOOKPLAY"]
BOOKS = sorted(pathlib.Path(os.environ["BOOKS"]).glob("*/book.plist"))
DAMAGED = sorted(p for p in pathlib.Path(os.environ["DAMAGED"]).rglob("*.plist"))
EDITORS = ["neovim", "emacs", "visual-studio-code"]


@pytest_lsp.fixture(params=EDITORS, config=ClientServerConfig(server_command=[PROGRAM, "lsp"]))
async def client(request, lsp_client: LanguageClient):
    capabilities = client_capabilities(request.param)

    @lsp_client.feature(types.CLIENT_REGISTER_CAPABILITY)
    def register(params):
        """Editors watch the files that the server asks them to."""
        assert all(registration.method.startswith("workspace/") for registration in params.registrations)

    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=capabilities, process_id=os.getpid(), root_uri=pathlib.Path.cwd().as_uri()
        )
    )
    lsp_client.pulls = capabilities.text_document.diagnostic is not None
    lsp_client.encoding = result.capabilities.position_encoding
    lsp_client.capabilities_of_server = result.capabilities
    yield
    await lsp_client.shutdown_session()


def is_text(path):
    data = path.read_bytes()
    if data.startswith(b"bplist"):
        return False
    try:
        return b"\0" not in data and data.decode("utf-8") is not None
    except UnicodeDecodeError:
        return False


def is_book(findings):
    return all(finding["rule"] != "unsupported-root" for finding in findings)


def expected(path):
    output = subprocess.run([PROGRAM, "validate", path, "--format", "json"], capture_output=True, check=False)
    return json.loads(output.stdout)


async def diagnostics(client, path):
    uri = path.as_uri()
    item = types.TextDocumentItem(uri=uri, language_id="xml", version=1, text=path.read_bytes().decode("utf-8"))
    client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
    if client.pulls:
        report = await client.text_document_diagnostic_async(
            types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=uri))
        )
        return report.items
    for _ in range(200):
        if uri in client.diagnostics:
            return client.diagnostics[uri]
        await asyncio.sleep(0.05)
    raise AssertionError("nothing was pushed")


@pytest.mark.parametrize("path", BOOKS + DAMAGED, ids=lambda p: f"{p.parent.name}/{p.name}")
async def test_findings_are_those_of_validate(client, path):
    if not is_text(path):
        pytest.skip("the file has another encoding")
    findings = expected(path)
    if path.name != "book.plist" and not is_book(findings):
        pytest.skip("the root isn't a book's")
    found = await diagnostics(client, path)
    if len(found) > 1000:
        found = found[:1000]
        findings = findings[:1000]
    said = [(d.code, d.message) for d in found]
    wanted = [(f["rule"], "\n".join([f["message"]] + ([f["hint"]] if "hint" in f else []))) for f in findings]
    if path.name != "book.plist" and said != wanted:
        # A list that doesn't look like a book is only checked for the rules of its format.
        wanted = [w for w in wanted if w[0] in ("malformed-plist", "duplicate-key")]
    assert said == wanted


@pytest.mark.parametrize("path", BOOKS, ids=lambda p: p.parent.name)
async def test_answers_parse(client, path):
    await diagnostics(client, path)
    text = path.read_text(encoding="utf-8")
    document = types.TextDocumentIdentifier(uri=path.as_uri())
    symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(text_document=document))
    assert symbols and all(symbol.name for symbol in symbols)
    assert await client.text_document_folding_range_async(types.FoldingRangeParams(text_document=document))
    await client.text_document_document_color_async(types.DocumentColorParams(text_document=document))
    await client.text_document_document_link_async(types.DocumentLinkParams(text_document=document))
    await client.text_document_formatting_async(
        types.DocumentFormattingParams(
            text_document=document, options=types.FormattingOptions(tab_size=4, insert_spaces=True)
        )
    )
    await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(text_document=document))
    await client.workspace_will_rename_files_async(
        types.RenameFilesParams(
            files=[
                types.FileRename(
                    old_uri=(path.parent / "images").as_uri(), new_uri=(path.parent / "pictures").as_uri()
                )
            ]
        )
    )
    lines = text.split("\n")
    for number in range(0, len(lines), max(1, len(lines) // 40)):
        place = {
            "text_document": document,
            "position": types.Position(line=number, character=len(lines[number]) // 2),
        }
        await client.text_document_hover_async(types.HoverParams(**place))
        await client.text_document_completion_async(types.CompletionParams(**place))
        await client.text_document_definition_async(types.DefinitionParams(**place))
        await client.text_document_document_highlight_async(types.DocumentHighlightParams(**place))
        await client.text_document_prepare_rename_async(types.PrepareRenameParams(**place))
        await client.text_document_references_async(
            types.ReferenceParams(**place, context=types.ReferenceContext(include_declaration=True))
        )
        await client.text_document_code_action_async(
            types.CodeActionParams(
                text_document=document,
                range=types.Range(start=place["position"], end=place["position"]),
                context=types.CodeActionContext(diagnostics=[]),
            )
        )


@pytest.mark.parametrize("path", BOOKS, ids=lambda p: p.parent.name)
async def test_tokens_of_scripts(client, path):
    options = client.capabilities_of_server.semantic_tokens_provider
    for script in sorted(path.parent.glob("*.play")):
        text = script.read_text(encoding="utf-8")
        item = types.TextDocumentItem(uri=script.as_uri(), language_id="bookplay-script", version=1, text=text)
        client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))
        tokens = await client.text_document_semantic_tokens_full_async(
            types.SemanticTokensParams(text_document=types.TextDocumentIdentifier(uri=script.as_uri()))
        )
        assert len(tokens.data) % 5 == 0
        assert bool(tokens.data) == bool(options)


async def test_position_encodings(client, request):
    general = client_capabilities(request.node.callspec.params["client"]).general
    offered = general.position_encodings if general and general.position_encodings else ["utf-16"]
    assert client.encoding == ("utf-8" if "utf-8" in offered else "utf-16")
