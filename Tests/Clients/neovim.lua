-- Opens a book in Neovim with the settings of the article for versions before 0.11, waits for its diagnostics, completes
-- a key and renames an element. Any failure ends with a status other than 0.
local path = "book.plist"

local function check(condition, what)
  if not condition then
    io.stderr:write("neovim: " .. what .. "\n")
    os.exit(1)
  end
end

local file = assert(io.open(path))
local text = file:read("*a")
file:close()
text = text:gsub("<key>fileName</key>", "<key>filename</key>", 1)
file = assert(io.open(path, "w"))
file:write(text)
file:close()

vim.cmd("edit " .. path)
local buffer = vim.api.nvim_get_current_buf()
vim.bo[buffer].filetype = "xml"
local start = vim.lsp.start or vim.lsp.start_client
local id = start({ name = "bookplay", cmd = { "bookplay", "lsp" }, root_dir = vim.fn.getcwd() })
check(id, "the server does not start")
if not vim.lsp.buf_is_attached or not vim.lsp.buf_is_attached(buffer, id) then vim.lsp.buf_attach_client(buffer, id) end

check(vim.wait(20000, function() return #vim.diagnostic.get(buffer) > 0 end), "no diagnostics arrive")
local codes = {}
for _, diagnostic in ipairs(vim.diagnostic.get(buffer)) do codes[diagnostic.code] = true end
check(codes["key-alias"], "the old name of a key is not reported")

local function request(method, parameters)
  local answers = vim.lsp.buf_request_sync(buffer, method, parameters, 20000)
  local answer = answers and answers[id]
  check(answer and not answer.err, method .. " fails")
  return answer.result
end

local uri = vim.uri_from_bufnr(buffer)
local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
for number, line in ipairs(lines) do
  local column = line:find("filename", 1, true)
  if column then
    local place = { textDocument = { uri = uri }, position = { line = number - 1, character = column + 2 } }
    local result = request("textDocument/completion", place)
    local found = false
    for _, item in ipairs(result.items) do found = found or item.label == "fileName" end
    check(found, "completion does not offer fileName")
    break
  end
end

for number, line in ipairs(lines) do
  local column = line:find("<key>name</key>", 1, true)
  local value = column and lines[number + 1]
  local start_column = value and value:find(">", 1, true)
  if start_column then
    local place = { textDocument = { uri = uri }, position = { line = number, character = start_column } }
    place.newName = "renamed"
    local result = request("textDocument/rename", place)
    if result and result ~= vim.NIL then
      vim.lsp.util.apply_workspace_edit(result, "utf-16")
      local after = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
      check(after:find("<string>renamed</string>", 1, true), "rename changes nothing")
      print("neovim: diagnostics, completion and rename work")
      os.exit(0)
    end
  end
end
check(false, "the book has no name to change")
