/// The files that are checked together, so that references between them are followed.
struct FileGroup {
    private var targetsByName: [String: [ReferenceTargets]] = [:]
    private var unreadable: Set<String> = []

    /// The modules of each class that has one in any of the files.
    private(set) var modules: [String: Set<String>] = [:]

    /// The unwind actions that the program declares, or nil if they are unknown.
    let unwindActions: UnwindActions?

    init(_ files: [Result<StoryboardFile, StoryboardFileError>], _ unwindActions: UnwindActions?) {
        self.unwindActions = unwindActions
        for file in files {
            switch file {
            case .success(let file):
                let targets = ReferenceTargets(of: file)
                for name in StoryboardFile.names(ofStoryboard: file.name) {
                    targetsByName[name, default: []].append(targets)
                }
                for element in file.root.subtree {
                    guard let name = element["customClass"], let module = element.nonempty("customModule") else {
                        continue
                    }
                    modules[name, default: []].insert(module)
                }
            case .failure(let error):
                let name = StoryboardFile.name(of: error.file)
                unreadable.formUnion(StoryboardFile.names(ofStoryboard: name))
            }
        }
    }

    /// Returns the possible targets in each file of a storyboard, or nil if one of these files is unreadable.
    ///
    /// A storyboard has several files if it is localized, or made for several devices.
    func targets(inStoryboard name: String) -> [ReferenceTargets]? {
        unreadable.contains(name) ? nil : targetsByName[name] ?? []
    }
}
