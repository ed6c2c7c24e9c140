import CityGuideBase
import CityGuideSettings
import StoryCode

/// The part of the container with the objects that exist once, most of them with a file of their own.
enum ServicesPart: Part {
    static func load(container: Container) throws {
        try container.append(part: PreferencesPart.self)
        container.register { try CityCatalogue() }.lifetime(.single)
        container.register(main: Notices.init).lifetime(.single)
        container.register(main: EventLog.init).lifetime(.single)
        container.register(main: Favourites.init).lifetime(.single)
        container.register(main: Visits.init).lifetime(.single)
        container.register(main: FlowStore.init).as((any StateSaver).self) { $0 }.lifetime(.single)
    }
}
