/// The names and the identities of a file's objects: the same object has the same identity in both versions.
struct ObjectIdentities {
    private let file: StoryboardFile?
    private let other: StoryboardFile?
    private let version: ComparedScenes.Version
    /// For each scene of the version, its counterpart in the other version.
    private let counterparts: [Int?]
    private let index: Int

    init(_ scenes: ComparedScenes, file index: Int, isOld: Bool) {
        let versions = scenes.versions[index]
        (file, other) = isOld ? (versions.old, versions.new) : (versions.new, versions.old)
        version = isOld ? scenes.old : scenes.new
        counterparts = isOld ? scenes.pairing.new : scenes.pairing.old
        self.index = index
    }

    /// Returns an identity: the scene of a controller, the `id` if both versions have it, or else the name.
    func identity(_ id: String?) -> String? {
        guard let id else { return nil }
        if let scene = version.index(ofController: id, in: index) {
            // The scenes of a pair are numbered as in the new version.
            guard let counterpart = counterparts[scene] else {
                return "\(version.isOld ? "old" : "new") scene \(scene)"
            }
            return "scene \(version.isOld ? counterpart : scene)"
        }
        return other?.element(id) == nil ? name(id) : id
    }

    /// Returns the name of an object in reports.
    func name(_ id: String?) -> String? {
        guard let id, !id.isEmpty else { return nil }
        if let scene = version.index(ofController: id, in: index) { return version.entries[scene].node.name }
        return file?.element(id)?.objectName ?? id
    }
}

extension FileElement {
    /// The kind of object in words, with its class, label or text.
    var objectName: String {
        let title = self["title"] ?? children.first { $0["key"] == "normal" }?["title"]
        let text = [self["userLabel"], self["text"], title, self["placeholder"]].firstNonempty.map { "\"\($0)\"" }
        return [name.separatedWords, nonempty("customClass") ?? text].compactMap(\.self).joined(separator: " ")
    }
}
