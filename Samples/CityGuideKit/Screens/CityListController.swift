import StoryCode

/// The screen with a list of cities: all of them, or the favourites.
final class CityListController: ViewController {}
