import Foundation

extension CALayer {
    /// Takes an animation away.
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Takes all animations away.
    public func removeAllAnimations() { animations = [:] }
    /// An animation that stayed.
    public func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// The keys of animations that stayed.
    public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    /// The layer as it is shown: itself, as nothing moves.
    public func presentation() -> Self? { self }
    /// The layer behind what is shown: itself.
    public func model() -> Self { self }
}
