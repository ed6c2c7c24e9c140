extension StoryboardFile {
    /// The name of each scene by the `id` of its controller: its identifier if it is unique, and that `id` otherwise.
    package var sceneNames: [String: String] {
        var names: [String: String] = [:]
        var taken: Set<String> = []
        for scene in scenes where scene.reference == nil {
            guard let id = scene.controller?["id"], names[id] == nil, let identifier = scene.identifier,
                taken.insert(identifier).inserted
            else { continue }
            names[id] = identifier
        }
        for id in scenes.compactMap({ $0.controller?["id"] }) where names[id] == nil {
            // The `id` may be the identifier of another scene.
            var name = id
            while !taken.insert(name).inserted { name += "'" }
            names[id] = name
        }
        return names
    }

    /// Returns the name of a scene in the storyboard of the file.
    package func name(of scene: FileScene) -> String { scene.controller?["id"].flatMap { sceneNames[$0] } ?? scene.id }
}
