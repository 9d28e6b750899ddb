extension DiagnosticRule {
  package static let unsafePath = DiagnosticRule(
    "unsafe-path", .error, "a file is outside the book's folder",
    "A book may come from a stranger, so files outside its folder are never opened.",
    message: {
      "`\($0.subject)` leads out of the book's folder\($0.detail(after: " ")), and only files inside are read"
    },
    hint: "put the file in the book's folder and use its path from there",
    example: """
        { type = image; altText = "The moon";
      -   fileName = ../moon.png;
      +   fileName = images/moon.png;
        }
      """, dependsOn: .presence)
}
