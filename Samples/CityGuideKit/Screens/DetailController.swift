import StoryCode

/// The screen with a city.
final class DetailController: ViewController {}
