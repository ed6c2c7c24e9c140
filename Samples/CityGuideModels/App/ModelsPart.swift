import CityGuideBase
import CityGuideSettings
public import StoryCodeContainer

/// The part of the container with everything that the screens share, in any toolkit.
///
/// The program registers its `DataFolder`, its `Language`, its ``CitySource`` and its scheduler.
public enum ModelsPart: Part, Sendable {
    /// Registers the components.
    public static func load(container: Container) throws {
        try container.append(part: SettingsPart.self)
        container.register(main: Notices.init).lifetime(.single)
        container.register(main: EventLog.init).lifetime(.single)
        container.register(main: CityStore.init).lifetime(.single)
        container.register(main: UserData.init).lifetime(.single)
        container.register(main: FlowStore.init).as((any StateSaver).self) { $0 }.lifetime(.single)
        container.register(main: PageContext.init)
        container.register(main: GuideModels.init)
    }
}
