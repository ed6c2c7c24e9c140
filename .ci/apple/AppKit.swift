// The part of AppKit that Swift declares and StoryCodeAppKit uses, written from its public documentation, for type checks
// only: nothing works at run time.

@_exported import AppKit
@_exported import Foundation

@available(macOS 10.15, *)
extension NSStoryboard {
    @MainActor
    @preconcurrency
    public func instantiateController<Controller: NSViewController>(
        identifier: NSStoryboard.SceneIdentifier,
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller { fatalError() }
}
