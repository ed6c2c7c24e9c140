/// An object that was added to a scene, as tracers see it.
package struct TracedHelper {
    package let object: AnyObject

    /// The position among the scene's helpers, from 1, or nil for a late helper.
    package let number: Int?
}
