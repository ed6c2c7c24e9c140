import Foundation
package import Testing

/// Checks that a picture or another long text is the one that was looked at last.
///
/// An issue names a file with the text: if the change is wanted, its fingerprint replaces the expected one.
package func expectFingerprint(
    _ expected: String,
    of text: String,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    // Colours may change.
    let shapes = text.replacing(#/<style>(?s:.)*?</style>/#, with: "")
    let hash = shapes.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let fingerprint = String(hash, radix: 16)
    guard fingerprint != expected else { return }
    let file = FileManager.default.temporaryDirectory.appending(path: "StoryCode \(name)")
    try? Data(text.utf8).write(to: file)
    Issue.record("\(name) has the fingerprint \(fingerprint): see \(file.path)", sourceLocation: sourceLocation)
}
