/// The part that is being loaded.
@usableFromInline
struct Loading: Sendable {
    /// The framework to which what is registered belongs.
    let framework: TypeIdentity?

    @TaskLocal static var current: Loading?
}
