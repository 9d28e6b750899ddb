protocol DeclaredOption: Sendable { var entry: OptionEntry { get } }

struct Option<Value>: DeclaredOption {
  let entry: OptionEntry
  let read: @Sendable ([String]) -> Value
}

extension Option where Value == Bool {
  static func flag(_ name: String, letter: Character? = nil, _ summary: String, hasOwnLine: Bool = true) -> Self {
    Self(entry: OptionEntry(name, letter: letter, summary, hasOwnLine: hasOwnLine)) { !$0.isEmpty }
  }
}

extension Option where Value == String? {
  static func text(_ name: String, letter: Character? = nil, _ value: OptionValue, _ summary: String) -> Self {
    Self(entry: OptionEntry(name, letter: letter, takes: value, summary)) { $0.first }
  }
}

extension Option where Value == [String] {
  /// Declares an option that takes any text and can be repeated.
  static func texts(_ name: String, _ placeholder: String, _ summary: String) -> Self {
    Self(entry: OptionEntry(name, takes: .texts(placeholder), summary)) { $0 }
  }

  /// Declares an option that takes rules separated by commas and can be repeated.
  static func rules(_ name: String, _ summary: String) -> Self {
    Self(entry: OptionEntry(name, takes: .choices("RULE", of: ArgumentTable.rules), summary)) { texts in
      texts.flatMap { $0.split(separator: ",").map(String.init) }
    }
  }
}

extension Option {
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _: Choice.Type, _ name: String, _ placeholder: String, _ summary: String
  ) -> Self where Value == Choice? {
    Self(entry: OptionEntry(name, takes: .choice(placeholder, of: Choice.allValues), summary)) { texts in
      texts.first.flatMap(Choice.init)
    }
  }

  static func reports<Form: RawRepresentable<String> & CaseIterable & Sendable>(
    _: Form.Type, _ summary: String
  ) -> Self where Value == [(format: Form, file: String?)] {
    Self(entry: OptionEntry("format", takes: .report("FORMAT", of: Form.allValues), summary)) { texts in
      texts.map(ReportRequest.init).compactMap { request in Form(rawValue: request.format).map { ($0, request.file) } }
    }
  }
}

struct ReportRequest {
  let format: String
  let file: String?

  init(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    (format, file) = (parts[0], parts.count > 1 ? parts[1] : nil)
  }
}
