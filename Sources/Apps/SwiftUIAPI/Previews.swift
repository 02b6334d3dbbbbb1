import Foundation

/// A preview in Xcode. SwiftUI's protocol of this name; `balloon import` makes one of each `#Preview`.
@preconcurrency @MainActor public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    /// The name in goldens.
    static var _previewName: String { get }
}

extension PreviewProvider {
    /// The name of the type.
    public static var _previewName: String { String(describing: Self.self) }
}

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
    public init(rawValue: String) {}
    public init(stringLiteral value: String) {}
}

public enum PreviewLayout: Sendable { case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat) }

nonisolated extension View {
    /// The view; a test names it.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// The view; a balloon has its size.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// The view; a test has its viewer.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
