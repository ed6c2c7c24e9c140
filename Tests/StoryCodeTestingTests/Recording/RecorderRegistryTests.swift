#if os(Linux) || os(macOS)
    import StoryCode
    import Testing

    @testable import StoryCodeScenes
    @testable import StoryCodeTesting

    /// The registry of all recorders, in processes of their own, because other tests have recorders.
    struct RecorderRegistryTests {
        /// Objects that outlive their recorders.
        @MainActor static var objects: [AnyObject] = []

        /// Shows the registry so many entries that it looks for released recorders.
        @MainActor
        static func traceMany(_ controller: ViewController) {
            for _ in 0..<500 {
                LifecycleTrace.trace(.loadView, of: controller)
                LifecycleTrace.traceEnd(of: controller)
            }
        }

        @Test func releasedRecordersAreForgotten() async {
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    let controller = ViewController()
                    var last: LifecycleRecorder? = LifecycleRecorder()
                    expectNoGrowth(of: RecorderRegistry.shared) {
                        for _ in 0..<20 {
                            let recorder = LifecycleRecorder()
                            let (window, helper, scene, scope) = (Window(), QuietHelper(), Provider(), TraceScope())
                            recorder.attach(to: window)
                            recorder.attach(toOnly: helper)
                            recorder.add(.scene(scene))
                            recorder.add(.tasks(scope))
                            RecorderRegistryTests.objects += [window, helper, scene, scope] as [AnyObject]
                            // Never runs.
                            recorder.recording { _ = LifecycleTrace.deferred(.turn) {} }
                        }
                        RecorderRegistryTests.traceMany(controller)
                    }
                    #expect(last?.events.isEmpty == true && LifecycleTrace.isActive)
                    last = nil
                    RecorderRegistryTests.traceMany(controller)
                    #expect(!LifecycleTrace.isActive)
                }
            }
        }

        @Test(arguments: [false, true])
        func recorderNeedsNoOtherRecorders(isOfScene: Bool) async {
            await #expect(processExitsWith: .success) { [isOfScene = isOfScene as Bool] in
                await MainActor.run {
                    let (recorder, controller) = (LifecycleRecorder(), ViewController())
                    if isOfScene { recorder.attach(to: controller) } else { recorder.attach(toOnly: controller) }
                    controller.loadViewIfNeeded()
                    #expect(recorder.take() == ["ViewController.loadView", "ViewController.viewDidLoad"])
                }
            }
        }
    }
#endif
