/// The version that `balloon --version` prints and goldens contain.
package enum BalloonVersion {
    /// The version of this source.
    package static let current = "0.1.0"
}
