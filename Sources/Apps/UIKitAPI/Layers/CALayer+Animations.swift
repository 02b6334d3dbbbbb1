import Foundation

extension CALayer {
    /// Removes an animation.
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Removes all animations.
    public func removeAllAnimations() { animations = [:] }
    /// The animation with a key, if it was not removed at its end.
    public func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The keys of the animations that were not removed at their end.
    public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    /// The layer as it is shown: itself, because nothing moves.
    public func presentation() -> Self? { self }
    /// The model of the layer: itself.
    public func model() -> Self { self }
}
