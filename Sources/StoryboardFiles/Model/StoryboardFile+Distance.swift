extension StoryboardFile {
    /// Returns how far the file is from another one that refers to a storyboard of its name: 1 for a file of another
    /// platform, or 0, and the number of folders on the way.
    ///
    /// A project may contain several storyboards of one name, such as one for iOS and one for tvOS. A reference leads
    /// to a file for the same platform, if there is one, and among these to the nearest.
    func distance(to other: StoryboardFile) -> (Int, Int) {
        let (own, others) = (folders, other.folders)
        let common = zip(own, others).prefix { $0 == $1 }.count
        return (platform == other.platform ? 0 : 1, own.count + others.count - 2 * common)
    }

    /// The path that the localizations of a storyboard and its variants for devices have in common.
    var commonPath: String {
        (folders + [Substring(Self.names(ofStoryboard: name).last ?? name)]).joined(separator: "/")
    }

    /// The folders of the path, without those of languages: the localizations of a file are equally near.
    var folders: [Substring] { path.split(separator: "/").dropLast().filter { $0 != "." && !$0.hasSuffix(".lproj") } }
}

extension [StoryboardFile] {
    /// Returns the indices of the files among some that are nearest to a file.
    package func nearest(to file: StoryboardFile, among indices: [Int]) -> [Int] {
        let distances = indices.map { self[$0].distance(to: file) }
        guard let least = distances.min(by: <) else { return [] }
        return zip(indices, distances).filter { $1 == least }.map(\.0)
    }
}
