import ViewKit

/// Where an application runs: its time zone and its locale, which there must be.
struct Surroundings {
  let timeZone: TimeZoneRules

  init(_ options: HostOptions) throws(HostError) {
    guard let timeZone = TimeZoneRules(identifier: options.timeZoneIdentifier) else {
      throw .unknownTimeZone(options.timeZoneIdentifier)
    }
    guard LocaleName.isKnown(options.localeIdentifier) else {
      throw .unknownLocale(options.localeIdentifier)
    }
    self.timeZone = timeZone
  }

  func makeApplication(_ options: HostOptions) -> Application {
    let clock = options.start.map { Clock(start: $0) } ?? Clock()
    let application = Application(
      screen: Screen(size: options.screenSize, scale: options.screenScale), clock: clock)
    application.localeIdentifier = options.localeIdentifier
    application.timeZoneIdentifier = options.timeZoneIdentifier
    return application
  }
}
