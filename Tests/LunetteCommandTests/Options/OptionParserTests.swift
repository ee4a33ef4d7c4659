import Testing

@testable import LunetteCommand

@Suite struct OptionParserTests {
  private struct Target: Equatable {
    var size: Double?
    var names: [String] = []
    var isLoud = false
    var source = ""
    var destination = ""
  }

  private var parser: OptionParser<Target> {
    OptionParser(
      options: [
        .value("--size", "NUMBER", .nonnegative("a size"), help: "") { $0.size = $1 },
        .value("--name", "NAME", .text, repeatable: true, help: "") { $0.names.append($1) },
        .flag("--loud", help: "") { $0.isLoud = true },
      ],
      arguments: [
        .init(placeholder: "SOURCE") { $0.source = $1 },
        .init(placeholder: "DESTINATION") { $0.destination = $1 },
      ])
  }

  private func parse(_ words: String...) throws(UsageError) -> Target {
    var target = Target()
    try parser.parse(words, into: &target)
    return target
  }

  /// The message of a wrong command line.
  private func message(_ words: String...) -> String {
    var target = Target()
    do throws(UsageError) {
      try parser.parse(words, into: &target)
      return "no mistake"
    } catch {
      return "\(error)"
    }
  }

  @Test func optionsAndArgumentsComeInAnyOrder() throws {
    let expected = Target(size: 3, isLoud: true, source: "a", destination: "b")
    #expect(try parse("a", "b", "--size", "3", "--loud") == expected)
    #expect(try parse("--loud", "a", "--size=3", "b") == expected)
  }

  @Test func valuesStandBehindABlankOrAnEqualsSign() throws {
    #expect(try parse("a", "b", "--name", "x=y").names == ["x=y"])
    #expect(try parse("a", "b", "--name=x=y").names == ["x=y"])
    #expect(try parse("a", "b", "--name=").names == [""])
    #expect(try parse("a", "b", "--name", "").names == [""])
    #expect(try parse("a", "b", "--name", "-x").names == ["-x"])
    #expect(try parse("a", "b", "--name", "-").names == ["-"])
  }

  @Test func repeatableOptionsKeepTheirOrder() throws {
    #expect(try parse("--name", "1", "a", "--name=2", "b", "--name", "3").names == ["1", "2", "3"])
  }

  @Test func whatFollowsTwoHyphensIsArgumentsOnly() throws {
    #expect(try parse("--loud", "--", "--size", "-b").source == "--size")
    #expect(try parse("a", "--", "b").destination == "b")
    #expect(try parse("a", "--", "--").destination == "--")
  }

  @Test func aHyphenAloneIsAnArgument() throws {
    #expect(try parse("-", "b").source == "-")
  }

  @Test func wrongOptionsNameTheNearest() {
    #expect(message("--siez", "3") == "there is no option --siez; did you mean --size?")
    #expect(message("--Size", "3") == "there is no option --Size; did you mean --size?")
    #expect(message("--hepl") == "there is no option --hepl; did you mean --help?")
    #expect(
      message("--frobnicate")
        == "there is no option --frobnicate; there are --size --name --loud --help")
    #expect(message("-x") == "there is no option -x; there are --size --name --loud --help")
  }

  @Test func valuesAreThereWhereTheyAreWanted() {
    #expect(message("a", "b", "--size") == "--size needs a value: --size NUMBER")
    #expect(message("a", "b", "--size", "--loud") == "--size needs a value: --size NUMBER")
    #expect(message("a", "b", "--size", "--") == "--size needs a value: --size NUMBER")
    #expect(message("a", "b", "--loud=yes") == "--loud takes no value; found yes")
  }

  @Test func wrongValuesSayWhatWasExpected() {
    #expect(message("--size", "big") == "--size takes a size, a number of at least 0; found big")
    #expect(message("--size=-1") == "--size takes a size, a number of at least 0; found -1")
    #expect(message("--size=") == "--size takes a size, a number of at least 0; found nothing")
    #expect(
      message("--size", "\u{1B}[2J")
        == "--size takes a size, a number of at least 0; found ␛[2J")
  }

  @Test func anOptionThatDoesNotRepeatIsGivenOnce() {
    #expect(message("--size", "1", "--size=2") == "--size is given twice")
    #expect(message("--loud", "--loud") == "--loud is given twice")
  }

  @Test func argumentsAreCounted() {
    #expect(message() == "SOURCE is missing")
    #expect(message("a") == "DESTINATION is missing")
    #expect(message("a", "b", "c") == "there is no place for c")
  }
}
