import StoryCodeScenes

extension Flow {
    /// Shows a place and returns the answer of its screen.
    ///
    /// ```swift
    /// let city: City? = await flow.ask(\.sheet, .pickCity)        // where a city is needed
    /// flow.answer(\.sheet, with: city)                            // in the screen that is shown
    /// ```
    ///
    /// - Returns: The answer, or nil if the place is left without one: the user has dismissed it, the value has changed,
    ///   or the task was cancelled, which also dismisses the place.
    public func ask<Place: Equatable, Answer: Sendable>(
        _ part: WritableKeyPath<Value, Place?>,
        _ place: Place,
        for answer: Answer.Type = Answer.self
    ) async -> Answer? {
        let number = questions.makeNumber()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: nil) }
                questions.add(
                    FlowQuestions<Value>.Question(
                        number: number,
                        part: part,
                        isAsked: { $0[keyPath: part] == place },
                        leave: { self.update { $0[keyPath: part] = nil } },
                        answer: { answer in
                            if let answer, !(answer is Answer) {
                                DiagnosticHandler.report(.flowAnswerHasWrongType(answer, Answer.self), self)
                            }
                            continuation.resume(returning: answer as? Answer)
                        }
                    )
                )
                update { $0[keyPath: part] = place }
                // A guard may have replaced the place.
                questions.valueDidChange(to: value)
            }
        } onCancel: {
            Task { @MainActor in questions.cancel(number) }
        }
    }

    /// Answers the question of a part and leaves its place.
    public func answer<Place>(_ part: WritableKeyPath<Value, Place?>, with answer: any Sendable) {
        questions.answer(part, with: answer)
        update { $0[keyPath: part] = nil }
    }
}

/// The questions that wait for an answer.
@MainActor
final class FlowQuestions<Value> {
    struct Question {
        let number: Int
        let part: PartialKeyPath<Value>
        let isAsked: @MainActor (Value) -> Bool
        /// Leaves the place.
        let leave: @MainActor () -> Void
        let answer: @MainActor ((any Sendable)?) -> Void
    }

    private var questions: [Question] = []
    private var count = 0

    func makeNumber() -> Int {
        count += 1
        return count
    }

    /// Adds a question, which ends the earlier one of the same part.
    func add(_ question: Question) {
        remove { $0.part == question.part }.forEach { $0.answer(nil) }
        questions.append(question)
    }

    func answer(_ part: PartialKeyPath<Value>, with answer: any Sendable) {
        remove { $0.part == part }.forEach { $0.answer(answer) }
    }

    /// Ends a question without an answer and leaves its place, unless it has ended.
    func cancel(_ number: Int) {
        for question in remove({ $0.number == number }) {
            question.answer(nil)
            question.leave()
        }
    }

    /// Ends the questions that a value no longer asks.
    func valueDidChange(to value: Value) { remove { !$0.isAsked(value) }.forEach { $0.answer(nil) } }

    private func remove(_ isRemoved: (Question) -> Bool) -> [Question] {
        let removed = questions.filter(isRemoved)
        questions.removeAll(where: isRemoved)
        return removed
    }
}
