// Where scrolling ends. SwiftUI's types of these names: nothing is scrolled, so none is asked.

import Foundation
import UIKitAPI

public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}

public struct ScrollTargetBehaviorContext: Sendable {
    public let originalTarget: ScrollTarget
    public let velocity: CGVector
    public let contentSize, containerSize: CGSize
    public let axes: Axis.Set
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public typealias LimitBehavior = _Choice
    public init(limitBehavior: LimitBehavior = .automatic) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { .init() }
    public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self { .init() }
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: Self { .init() }
}
