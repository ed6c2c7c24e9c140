/// What was awaited for a component before it is made.
@usableFromInline
final class AwaitedDependencies {
    func next<Parameter>() -> Parameter { preconditionFailure() }
}
