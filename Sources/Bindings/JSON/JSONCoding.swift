public import ViewKit

/// How JSON is read and written: functions of the layer above, which has a reader and a writer.
public struct JSONCoding {
  /// The value of a text; throws what a person is to read.
  public var read: (_ text: [UInt8]) throws -> PlainValue
  /// The text of a value, whose strings are valid UTF-8 and that has no dates.
  public var write: (PlainValue) -> [UInt8]

  public init(
    read: @escaping ([UInt8]) throws -> PlainValue, write: @escaping (PlainValue) -> [UInt8]
  ) {
    self.read = read
    self.write = write
  }
}
