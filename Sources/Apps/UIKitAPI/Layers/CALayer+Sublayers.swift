extension CALayer {
    /// Adds a layer in front of the others.
    public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(layers.count)) }

    /// Inserts a layer at an index, which counts from the back.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        precondition(!isInside(layer), "a layer cannot be added to itself or to what lies in it")
        layer.removeFromSuperlayer()
        layer.superlayer = self
        layers.insert(layer, at: min(Int(idx), layers.count))
    }

    /// Whether the layer is a given one or one of its descendants.
    private func isInside(_ layer: CALayer) -> Bool { self === layer || superlayer?.isInside(layer) ?? false }

    /// Inserts a layer behind another one.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let place = layers.firstIndex { $0 === sibling } ?? 0
        insertSublayer(layer, at: UInt32(place))
    }

    /// Inserts a layer in front of another one.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        let place = layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count
        insertSublayer(layer, at: UInt32(place))
    }

    /// Replaces a layer by another one.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
        insertSublayer(newLayer, below: oldLayer)
        oldLayer.removeFromSuperlayer()
    }

    /// Removes the layer from its superlayer.
    public func removeFromSuperlayer() {
        superlayer?.layers.removeAll { $0 === self }
        superlayer = nil
    }
}
