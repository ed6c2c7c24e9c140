#if canImport(UIKit) && !os(watchOS)
    import StoryCodeUIKit
    import Testing
    import UIKit

    /// The driver of a flow over UIKit's split view controller.
    @MainActor
    struct UIKitColumnFlowTests {
        @Test func valueFillsAndEmptiesTheColumn() async {
            let reader = MailReader()
            await reader.show()
            #expect(reader.shown == nil)
            reader.flow.update { $0.message = 1 }
            await reader.settle()
            #expect(reader.shown == "message 1")
            reader.flow.update { $0.message = 2 }
            await reader.settle()
            #expect(reader.shown == "message 2")
            reader.flow.update { $0.message = nil }
            await reader.settle()
            #expect(reader.shown == nil && reader.flow.value.message == nil)
        }

        #if !canImport(ObjectiveC)
            @Test func userGoesBackFromACollapsedColumn() async {
                let reader = MailReader(1)
                await reader.show()
                reader.columns.stubCollapse(true)
                await reader.settle()
                #expect(reader.primary.viewControllers.count == 2 && reader.flow.value.message == 1)
                reader.primary.popViewController(animated: true)
                await reader.settle()
                #expect(reader.shown == nil && reader.flow.value.message == nil)
                reader.flow.update { $0.message = 2 }
                await reader.settle()
                #expect(reader.primary.viewControllers.count == 2 && reader.shown == "message 2")
                reader.columns.stubCollapse(false)
                await reader.settle()
                #expect(reader.primary.viewControllers.count == 1)
                #expect(reader.shown == "message 2" && reader.flow.value.message == 2)
            }

            @Test func cancelledGestureKeepsTheValue() async {
                let reader = MailReader(1)
                await reader.show()
                reader.columns.stubCollapse(true)
                await reader.settle()
                reader.primary.stubSwipeBackAndCancel()
                await reader.settle()
                #expect(reader.shown == "message 1" && reader.flow.value.message == 1)
            }
        #endif

        @Test func columnsAreReleased() async {
            weak var columns: UISplitViewController?
            do {
                let reader = MailReader(1)
                columns = reader.columns
                await reader.show()
                reader.window.rootViewController = nil
                await reader.settle()
            }
            #expect(columns == nil)
        }
    }

    private struct Mail: Equatable {
        var message: Int?
    }

    @MainActor
    private final class MailReader {
        let flow: Flow<Mail>
        let window = UIWindow.phone()
        let columns: UISplitViewController
        let primary = UINavigationController(rootViewController: UIViewController())

        init(_ message: Int? = nil) {
            let flow = Flow(Mail(message: message))
            self.flow = flow
            columns = Scene {
                return UISplitViewController(style: .doubleColumn)
            }.with {
                return ColumnFlow(flow, \.message, column: .secondary) { message in
                    let screen = UIViewController()
                    screen.title = "message \(message)"
                    return screen
                }
            }.instantiate()
            columns.setViewController(primary, for: .primary)
        }

        /// The title of the controller in the secondary column.
        var shown: String? { columns.viewController(for: .secondary)?.title }

        func show() async {
            window.rootViewController = columns
            window.makeKeyAndVisible()
            await settle()
        }

        func settle() async { await Host.settle(window) }
    }
#endif
