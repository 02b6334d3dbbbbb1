import Foundation

public protocol DynamicProperty { mutating func update() }

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that is given its value before the body of its view is read.
protocol LinkedProperty: DynamicProperty { nonisolated func link(in scope: ViewScope) }

/// Finds the properties of views that depend on state or the environment.
enum DynamicFields {
    static func link<Content>(_ view: Content, in scope: ViewScope) {
        for (index, child) in Mirror(reflecting: view).children.enumerated() {
            if let property = child.value as? any LinkedProperty {
                property.link(in: scope.part(index))
            } else if child.value is any DynamicProperty {
                // A binding shows what somebody else keeps. Others may show what tells nobody of its changes.
                if !(child.value is any AnyBinding) { scope.graph.isVolatile = true }
                link(child.value, in: scope.part(index))
            }
        }
    }
}
