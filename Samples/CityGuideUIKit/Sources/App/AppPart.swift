import CityGuideBase
import CityGuideModels
import Foundation
import StoryCodeUIKit

/// What the guide needs of the system, and the guide.
enum AppPart: Part {
    static func load(container: Container) throws {
        container.register { DataFolder(.applicationSupportDirectory.appending(path: "CityGuide")) }
        container.register { Language.preferred(environment: ["LANG": Locale.preferredLanguages.first ?? ""]) }
        container.register(main: BundledCities.init).as((any CitySource).self) { $0 }
        container.register(main: { TaskScheduler.shared as any LifecycleScheduler })
        try container.append(part: GuidePart.self)
    }
}

/// The table of cities that the other hosts have in their programs, as a file of the app.
final class BundledCities: CitySource {
    init() {}

    func table() async throws -> String {
        let path = Bundle.main.path(forResource: "Cities", ofType: "txt") ?? "Cities.txt"
        return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
    }
}
