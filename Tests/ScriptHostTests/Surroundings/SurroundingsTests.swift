import ScriptHost
import Testing
import ViewKit

@Suite struct SurroundingsTests {
  @Test(arguments: [
    "en_US_POSIX", "en", "de_DE", "pt-PT", "zh-Hant_TW", "zh_CN", "es_419", "fil_PH", "sr_Latn_RS",
    "de_DE.UTF-8", "de_DE@collation=phonebook", "ca_ES_VALENCIA",
  ])
  func `A locale is a language, maybe with a script, a region and a variant`(name: String) {
    #expect(LocaleName.isKnown(name))
  }

  @Test(
    arguments: [
      ("en_us", "en_US"), ("EN_US", "en_US"), ("pt_TP", "pt_PT"), ("en_UK", "en_US"),
      ("xx_YY", nil), ("english", nil), ("", nil), ("_US", nil), ("de_DE_x", "de_DE"),
      ("zh_Hanx", "zh-Hans"),
    ] as [(String, String?)])
  func `What is none has a nearest name where there is one`(name: String, nearest: String?) {
    #expect(!LocaleName.isKnown(name))
    #expect(LocaleName.nearest(to: name) == nearest)
  }

  @Test(
    arguments: [
      ("europe/lisbon", "Europe/Lisbon"), ("Lisbon", "Europe/Lisbon"),
      ("New York", "America/New_York"), ("Europe/Lisbonn", "Europe/Lisbon"),
      ("Asia/Tokio", "Asia/Tokyo"), ("nowhere at all", nil), ("", nil),
    ] as [(String, String?)])
  func `What is no time zone has a nearest name where there is one`(name: String, nearest: String?)
  {
    #expect(TimeZoneRules(identifier: name) == nil)
    #expect(TimeZoneRules.identifier(like: name) == nearest)
  }

  @Test func `A host starts in no place that there is not`() {
    var options = HostOptions()
    options.timeZoneIdentifier = "Mars/Olympus"
    #expect(throws: HostError.unknownTimeZone("Mars/Olympus")) { try Host(options: options) }
    options = HostOptions()
    options.localeIdentifier = "xx_YY"
    #expect(throws: HostError.unknownLocale("xx_YY")) { try Host(options: options) }
  }
}
