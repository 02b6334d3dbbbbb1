import Foundation

/// A property of a view that the view depends on. SwiftUI's protocol of this name.
public protocol DynamicProperty {
    /// Called before the body of the view is read.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property that is given its value before the body of its view is read.
protocol LinkedProperty: DynamicProperty {
    /// Gives the property its value.
    nonisolated func link(in scope: ViewScope)
}

/// Finds the properties of views that depend on state or the environment.
enum DynamicFields {
    /// Gives the properties of a view their values.
    static func link<Content>(_ view: Content, in scope: ViewScope) {
        guard MemoryLayout<Content>.size > 0 else { return }
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
