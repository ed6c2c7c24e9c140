extension FileLinter {
    /// Checks that asset catalogs or image files have the images and colors of the file, if there are any of them.
    mutating func checkAssets() {
        guard let assets = group.sources?.assets, !assets.isEmpty else { return }
        let resources = file.root.firstChild("resources").map { Array($0.children) } ?? []
        for resource in resources {
            // The system has symbols, and on macOS the images that begin with NS. A file may contain an image.
            guard let name = resource.nonempty("name"), ["image", "namedColor"].contains(resource.name),
                resource["catalog"] != "system", resource.firstChild("mutableData") == nil, !name.hasPrefix("NS"),
                !assets.contains(name.assetName)
            else { continue }
            let kind = resource.name == "image" ? "image" : "color"
            let nearest = assets.nearest(to: name).map { ", such as \($0.quoted)" } ?? ""
            let fix = "Add it, or choose one that exists\(nearest)."
            add(.missingAsset, at: resource, named: name, "No asset catalog has the \(kind) \(name.quoted)", fix: fix)
        }
    }
}
