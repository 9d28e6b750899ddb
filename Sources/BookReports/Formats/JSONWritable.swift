import PropertyList

/// A type whose values can be written as JSON; a `nil` member is left out of its object: `["page": page?.json]`.
package protocol JSONWritable { var json: JSONValue { get } }

extension Bool: JSONWritable { package var json: JSONValue { .boolean(self) } }
extension Double: JSONWritable { package var json: JSONValue { .number(self) } }
extension Int: JSONWritable { package var json: JSONValue { .number(self) } }
extension String: JSONWritable { package var json: JSONValue { .string(self) } }
extension [String]: JSONWritable { package var json: JSONValue { .array(map(\.json)) } }
extension JSONValue: JSONWritable { package var json: JSONValue { self } }

extension PropertyList.Place {
  init?(in value: JSONValue) {
    guard let line = value["line"]?.integer, let column = value["column"]?.integer else { return nil }
    self.init(line: line, column: column)
  }
}
