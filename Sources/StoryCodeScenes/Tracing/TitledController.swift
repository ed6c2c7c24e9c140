/// A controller with a title, after which the testing tools name it.
@MainActor
package protocol TitledController: AnyObject {
    /// The title of the controller.
    var title: String? { get }
}
