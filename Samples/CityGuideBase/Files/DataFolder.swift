public import Foundation

/// The folder that contains the files of the app.
public struct DataFolder: Sendable {
    /// The folder, which is created when a file is written.
    let url: URL

    /// Creates a value for a folder.
    public init(_ url: URL) { self.url = url }

    /// The folder that the XDG Base Directory Specification names: `CityGuide` in `XDG_STATE_HOME`, or else in
    /// `~/.local/state`.
    ///
    /// A relative path in the environment is ignored, as the specification requires.
    public static func standard(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        home: URL = URL.homeDirectory
    ) -> URL {
        let named = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(filePath: $0) : nil }
        return (named ?? home.appending(path: ".local/state")).appending(path: "CityGuide")
    }
}
