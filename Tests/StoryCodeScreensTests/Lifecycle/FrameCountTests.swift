#if os(Linux) && DEBUG && !SANITIZED
    import Runtime
    import StoryCode
    import Testing

    /// The number of frames between a call of the program and the event that it leads to, as a debugger shows them,
    /// thunks included.
    ///
    /// A reader follows an event through these frames, so their number is limited.
    @MainActor
    struct FrameCountTests {
        /// A helper that captures the frames of one event.
        final class Witness: ViewObserver {
            private(set) var backtrace: Backtrace?

            /// Whether the event is `viewDidAppear`, or else `viewWillAppear`.
            let capturesEnd: Bool

            init(capturesEnd: Bool) { self.capturesEnd = capturesEnd }

            func viewWillAppear(_ animated: Bool) {
                if !capturesEnd { backtrace = try? Backtrace.capture(limit: nil) }
            }

            func viewDidAppear(_ animated: Bool) {
                if capturesEnd { backtrace = try? Backtrace.capture(limit: nil) }
            }
        }

        let window = Window(scheduler: ImmediateLifecycleScheduler())

        @Test func showingAWindow() throws {
            let scene = Scene { ViewController() }.with { Witness(capturesEnd: true) }.host()
            window.rootViewController = scene.controller
            LifecycleTrace.withoutTracing { window.makeKeyAndVisible() }
            try expectFrames(of: scene.helpers, from: "Window.makeKeyAndVisible()", atMost: 18)
        }

        @Test func pushingAController() throws {
            let scene = Scene { ViewController() }.with { Witness(capturesEnd: false) }.host()
            let navigation = NavigationController(rootViewController: ViewController())
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            LifecycleTrace.withoutTracing { navigation.pushViewController(scene.controller, animated: true) }
            try expectFrames(
                of: scene.helpers,
                from: "NavigationController.pushViewController(_:animated:)",
                atMost: 20
            )
        }

        /// Checks the frames between a method of the helper and the test, the innermost first.
        private func expectFrames(
            of witness: Witness,
            from outermost: String,
            atMost limit: Int,
            sourceLocation: SourceLocation = #_sourceLocation
        ) throws {
            let symbolicated = witness.backtrace?.symbolicated(options: .useSymbolCache)
            let frames = try #require(symbolicated, sourceLocation: sourceLocation).frames
            // The frames of the helper and of the test are the only ones whose names begin with that of this type.
            func isOfTest(_ frame: SymbolicatedBacktrace.Frame) -> Bool {
                frame.symbol?.name.hasPrefix("\(Self.self).") == true
            }
            let between = frames.drop { !isOfTest($0) }.drop(while: isOfTest).prefix { !isOfTest($0) }
            let last = between.lastIndex { $0.symbol?.name == outermost }
            let inside = between[...(last ?? between.startIndex)]
            let list = inside.map { $0.symbol?.name ?? "?" }
            #expect(last != nil, "\(list)", sourceLocation: sourceLocation)
            let report = "\(list.count) frames, at most \(limit):\n\(list.joined(separator: "\n"))"
            #expect(list.count <= limit, Comment(rawValue: report), sourceLocation: sourceLocation)
        }
    }
#endif
