package import Testing

extension Tag {
    /// Suites that take several seconds, because they compile or run programs or read hundreds of files.
    @Tag package static var slow: Self
}
