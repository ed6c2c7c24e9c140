/// What references to a file can mean.
struct Destinations {
    /// Whether the file names an initial scene, be it there or not.
    let namesInitial: Bool

    /// The identifiers of its scenes; references have none that count, for they are never made by them.
    let identifiers: Set<String>

    init(of file: StoryboardFile) {
        namesInitial = file.initialControllerID != nil
        identifiers = Set(file.scenes.filter { $0.reference == nil }.compactMap(\.identifier))
    }
}

/// The files that are looked at together, which references lead through.
struct FileGroup {
    private let byName: [String: [Destinations]]
    private let unreadable: Set<String>

    /// The modules that the files give to classes.
    let modules: [String: Set<String>]

    /// The unwind actions that the program declares, or nil where they are not known.
    let unwindActions: UnwindActions?

    init(_ files: [Result<StoryboardFile, StoryboardFileError>], _ unwindActions: UnwindActions?) {
        var byName: [String: [Destinations]] = [:]
        var unreadable: Set<String> = []
        var modules: [String: Set<String>] = [:]
        for file in files {
            switch file {
            case .success(let file):
                let destinations = Destinations(of: file)
                for name in StoryboardFile.names(ofStoryboard: file.name) {
                    byName[name, default: []].append(destinations)
                }
                for element in file.root.everything {
                    guard let name = element["customClass"], let module = element.filled("customModule") else {
                        continue
                    }
                    modules[name, default: []].insert(module)
                }
            case .failure(let error):
                let name = StoryboardFile.name(of: error.file)
                unreadable.formUnion(StoryboardFile.names(ofStoryboard: name))
            }
        }
        self.byName = byName
        self.unreadable = unreadable
        self.modules = modules
        self.unwindActions = unwindActions
    }

    /// What references to a storyboard can mean, in each file that its name may mean: several, where it is localised,
    /// or drawn for each device.
    ///
    /// - Parameter name: The name of the storyboard.
    /// - Returns: One for each file, or nil where a file could not be read, so that nothing is known.
    func destinations(named name: String) -> [Destinations]? {
        unreadable.contains(name) ? nil : byName[name] ?? []
    }
}
