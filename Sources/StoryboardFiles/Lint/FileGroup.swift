/// The files that are checked together, so that references between them are followed.
struct FileGroup {
    private var files: [StoryboardFile] = []
    private var indicesByName: [String: [Int]] = [:]
    private var unreadable: Set<String> = []

    /// The modules of each class that has one in any of the files.
    private(set) var modules: [String: Set<String>] = [:]

    /// The classes that the program declares, or nil if they are unknown.
    let sources: DeclaredClasses?

    init(_ results: [Result<StoryboardFile, StoryboardFileError>], _ sources: SourceIndex?) {
        self.sources = sources.map { DeclaredClasses($0, usedIn: results.compactMap { try? $0.get() }) }
        for file in results {
            switch file {
            case .success(let file):
                for name in StoryboardFile.names(ofStoryboard: file.name) {
                    indicesByName[name, default: []].append(files.count)
                }
                files.append(file)
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

    /// Returns the files of a storyboard to which a file refers, or nil if a file of that name is unreadable.
    ///
    /// A storyboard has several files if it is localized, or made for several devices.
    func files(ofStoryboard name: String, from file: StoryboardFile) -> [StoryboardFile]? {
        unreadable.contains(name) ? nil : nearest(to: file, name)
    }

    /// Returns the paths of different storyboards to which a name in a file may refer, without their localizations.
    func storyboards(named name: String, from file: StoryboardFile) -> [String] {
        var known: Set<String> = []
        return nearest(to: file, name).filter { known.insert($0.commonPath).inserted }.map(\.path)
    }

    private func nearest(to file: StoryboardFile, _ name: String) -> [StoryboardFile] {
        files.nearest(to: file, among: indicesByName[name] ?? []).map { files[$0] }
    }
}
