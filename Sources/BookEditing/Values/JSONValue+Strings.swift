import PropertyList

extension JSONValue {
  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
