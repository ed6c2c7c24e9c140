import CityGuideBase
import Foundation
import Testing

/// The folder of the app's files follows the XDG Base Directory Specification.
struct DataFolderTests {
    private let home = URL(filePath: "/home/me")

    @Test(arguments: [
        (["XDG_STATE_HOME": "/state"], "/state/CityGuide"),
        (["XDG_STATE_HOME": "state"], "/home/me/.local/state/CityGuide"),
        (["XDG_STATE_HOME": ""], "/home/me/.local/state/CityGuide"),
        ([:], "/home/me/.local/state/CityGuide"),
    ])
    func environmentNamesIt(environment: [String: String], path: String) {
        #expect(DataFolder.standard(environment: environment, home: home).path == path)
    }
}
