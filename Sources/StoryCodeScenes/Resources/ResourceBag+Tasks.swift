extension ResourceBag {
    /// Starts a task on the main actor, and cancels it when the bag is emptied.
    ///
    /// The task begins in a later turn of the main actor. If the bag is emptied before that, or if its controller was
    /// released, the operation is not called. A task that has ended leaves the bag.
    ///
    /// The task retains the operation, with what its closure captures, until it ends. A helper can be captured: the task
    /// ends soon after the scene is released, because that cancels it. The controller of the bag is captured weakly,
    /// because a scene that its own task retains is not released before the task ends:
    ///
    /// ```swift
    /// controller.viewBag.task { [weak controller] in
    ///     let title = await weather.title()
    ///     controller?.title = title
    /// }
    /// ```
    ///
    /// Cancellation does not stop an operation: it checks `Task.isCancelled` after it has waited, unless what it waits
    /// for throws when the task is cancelled. A task that has not ended five seconds after its bag was emptied is
    /// reported as `taskOutlivesBag` with ``DiagnosticHandler/Checks/outlivingTasks``.
    ///
    /// Not in UIKit.
    ///
    /// - Parameter name: The name of the task in diagnostics and debuggers; by default that of the calling function.
    /// - Returns: The task, which can be cancelled earlier, and for the end of which a test can wait.
    @discardableResult
    public func task(
        name: String = #function,
        fileID: String = #fileID,
        line: Int = #line,
        _ operation: @escaping @MainActor () async -> Void
    ) -> Task<Void, Never> {
        start(BagTask.Place(name: name, fileID: fileID, line: line), operation)
    }

    /// Starts a task that can fail on the main actor, and cancels it when the bag is emptied.
    ///
    /// The rules of ``task(name:fileID:line:_:)`` apply.
    ///
    /// ```swift
    /// controller.viewBag.task {
    ///     presenter.show(try await weather.forecast())
    /// } onFailure: { error in
    ///     presenter.show(error)
    /// }
    /// ```
    ///
    /// - Parameter onFailure: Called with the error that the operation throws, unless the task was cancelled.
    @discardableResult
    public func task(
        name: String = #function,
        fileID: String = #fileID,
        line: Int = #line,
        _ operation: @escaping @MainActor () async throws -> Void,
        onFailure: @escaping @MainActor (any Error) -> Void
    ) -> Task<Void, Never> {
        start(BagTask.Place(name: name, fileID: fileID, line: line)) {
            do { try await operation() } catch { if !Task.isCancelled { onFailure(error) } }
        }
    }

    /// Handles the elements of a sequence on the main actor, until it ends or the bag is emptied.
    ///
    /// No element is handled after the bag was emptied. The next element is awaited when the closure has returned. The
    /// other rules of ``task(name:fileID:line:_:)`` apply.
    ///
    /// ```swift
    /// controller.appearanceBag.task(for: Observations { model.temperature }) { temperature in
    ///     presenter.show(temperature)
    /// }
    /// ```
    ///
    /// On systems before macOS 15 and iOS 18, write `for await` in the closure of ``task(name:fileID:line:_:)``.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @discardableResult
    public func task<Elements: AsyncSequence>(
        for elements: Elements,
        name: String = #function,
        fileID: String = #fileID,
        line: Int = #line,
        _ body: @escaping @MainActor (Elements.Element) async -> Void
    ) -> Task<Void, Never> where Elements.Failure == Never {
        task(for: elements, name: name, fileID: fileID, line: line, body) { _ in }
    }

    /// Handles the elements of a sequence that can fail on the main actor, until it ends or the bag is emptied.
    ///
    /// The rules of ``task(for:name:fileID:line:_:)`` apply.
    ///
    /// - Parameter onFailure: Called with the error that the sequence throws, unless the task was cancelled.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @discardableResult
    public func task<Elements: AsyncSequence>(
        for elements: Elements,
        name: String = #function,
        fileID: String = #fileID,
        line: Int = #line,
        _ body: @escaping @MainActor (Elements.Element) async -> Void,
        onFailure: @escaping @MainActor (Elements.Failure) -> Void
    ) -> Task<Void, Never> {
        start(BagTask.Place(name: name, fileID: fileID, line: line)) {
            do throws(Elements.Failure) {
                for try await element in elements {
                    if Task.isCancelled { return }
                    await body(element)
                }
            } catch {
                if !Task.isCancelled { onFailure(error) }
            }
        }
    }
}
