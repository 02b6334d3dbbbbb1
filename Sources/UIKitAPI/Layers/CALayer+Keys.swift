import Foundation

/// Values by their names. A layer keeps whatever it is given under a name, as Core Animation's does; those that are
/// properties change the layer.
extension CALayer {
    /// Sets the value of a name.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    /// The value of a name; nil for none.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets a value: `opacity`, `transform.rotation.z`, `emitterCells.spark.birthRate`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        values[keyPath] = value
        switch keyPath {
        case "bounds": bounds = value as? CGRect ?? bounds
        case "position": position = value as? CGPoint ?? position
        case "frame": frame = value as? CGRect ?? frame
        default: if let number = Self.number(value) { set(number, of: keyPath) }
        }
    }

    /// The value of a name that was set.
    public func value(forKeyPath keyPath: String) -> Any? {
        switch keyPath {
        case "bounds": bounds
        case "position": position
        case "frame": frame
        case "opacity": opacity
        case "cornerRadius": cornerRadius
        case "borderWidth": borderWidth
        default: values[keyPath]
        }
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        case let number as NSNumber: number.doubleValue
        case let flag as Bool: flag ? 1 : 0
        default: nil
        }
    }

    private func set(_ number: Double, of keyPath: String) {
        switch keyPath {
        case "opacity": opacity = Float(number)
        case "cornerRadius": cornerRadius = number
        case "borderWidth": borderWidth = number
        case "hidden": isHidden = number != 0
        case "zPosition": zPosition = number
        case "position.x": position.x = number
        case "position.y": position.y = number
        case "bounds.size.width": bounds.size.width = number
        case "bounds.size.height": bounds.size.height = number
        case "transform.rotation", "transform.rotation.z": transform = CATransform3DMakeRotation(number, 0, 0, 1)
        case "transform.scale": transform = CATransform3DMakeScale(number, number, 1)
        case "transform.translation.x": transform = CATransform3DMakeTranslation(number, 0, 0)
        case "transform.translation.y": transform = CATransform3DMakeTranslation(0, number, 0)
        default: (self as? CAEmitterLayer)?.set(number, ofCellAt: keyPath.split(separator: ".").map(String.init))
        }
    }
}

extension CAEmitterLayer {
    /// Sets a number of a cell: `emitterCells`, the cell's name, and the number's.
    fileprivate func set(_ number: Double, ofCellAt path: [String]) {
        guard path.count == 3, path[0] == "emitterCells" else { return }
        for cell in emitterCells ?? [] where cell.name == path[1] {
            switch path[2] {
            case "birthRate": cell.birthRate = Float(number)
            case "lifetime": cell.lifetime = Float(number)
            case "velocity": cell.velocity = number
            case "scale": cell.scale = number
            default: break
            }
        }
    }
}
