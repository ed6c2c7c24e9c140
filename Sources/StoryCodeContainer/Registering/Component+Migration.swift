extension Component {
    /// Offers the component as another service, under the spelling of DITranquillity; see `as(_:name:tag:check:)`.
    @discardableResult
    public func `as`<Other>(
        check service: Other.Type,
        name: String? = nil,
        tag: Any.Type? = nil,
        @ServiceBuilder<Other> _ convert: @escaping @Sendable (Instance) -> Other
    ) -> Self {
        offer(service, name, tag, isSendable: false, convert)
    }

    /// Offers the component as another service that is `Sendable`, under the spelling of DITranquillity.
    @discardableResult
    public func `as`<Other: Sendable>(
        check service: Other.Type,
        name: String? = nil,
        tag: Any.Type? = nil,
        @ServiceBuilder<Other> _ convert: @escaping @Sendable (Instance) -> Other
    ) -> Self {
        offer(service, name, tag, isSendable: true, convert)
    }
}
