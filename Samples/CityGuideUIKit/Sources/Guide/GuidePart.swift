import CityGuideModels
import StoryCodeUIKit

/// The components of the guide, and the injection of the controller of the storyboard.
enum GuidePart: Part {
    static func load(container: Container) throws {
        try container.append(part: ModelsPart.self)
        container.register(main: GuideScreens.init)
        container.register(GuideController.self).injection { tabs, screens in
            (screens as GuideScreens).connect(tabs)
        }
    }
}
