/// How far a file is from another one that refers to a storyboard of its name.
///
/// A project may contain several storyboards of one name, such as one for iOS and one for tvOS. A reference leads to a
/// file for the same platform, if there is one, and among these to the nearest.
struct FileDistance: Comparable {
    /// Whether the files are made for different platforms.
    private let isOtherPlatform: Bool

    /// The number of folders on the way from one file to the other.
    private let folders: Int

    init(from file: StoryboardFile, to other: StoryboardFile) {
        isOtherPlatform = file.platform != other.platform
        let (own, others) = (Self.folders(of: file.path), Self.folders(of: other.path))
        let common = zip(own, others).prefix { $0 == $1 }.count
        folders = own.count + others.count - 2 * common
    }

    static func < (lhs: FileDistance, rhs: FileDistance) -> Bool {
        (lhs.isOtherPlatform ? 1 : 0, lhs.folders) < (rhs.isOtherPlatform ? 1 : 0, rhs.folders)
    }

    /// The path that the localizations of a storyboard and its variants for devices have in common.
    static func commonPath(of file: StoryboardFile) -> String {
        (folders(of: file.path) + [Substring(StoryboardFile.names(ofStoryboard: file.name).last ?? file.name)])
            .joined(separator: "/")
    }

    /// The folders of a path, without those of languages: the localizations of a file are equally near.
    static func folders(of path: String) -> [Substring] {
        path.split(separator: "/").dropLast().filter { $0 != "." && !$0.hasSuffix(".lproj") }
    }
}

extension [StoryboardFile] {
    /// Returns the indices of the files among some that are nearest to a file.
    package func nearest(to file: StoryboardFile, among indices: [Int]) -> [Int] {
        let distances = indices.map { FileDistance(from: file, to: self[$0]) }
        guard let least = distances.min() else { return [] }
        return zip(indices, distances).filter { $1 == least }.map(\.0)
    }
}
