import Foundation

/// Values by key. A layer stores any value under any key, as in Core Animation. The keys of properties change the
/// layer.
extension CALayer {
    /// Sets the value of a key.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
    /// The value of a key; nil for none.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// Sets the value of a key path: `opacity`, `transform.rotation.z`, `emitterCells.spark.birthRate`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        values[keyPath] = value
        switch keyPath {
        case "bounds": bounds = NamedValue(value: value).rect ?? bounds
        case "position": position = NamedValue(value: value).point ?? position
        case "frame": frame = NamedValue(value: value).rect ?? frame
        case "anchorPoint": anchorPoint = NamedValue(value: value).point ?? anchorPoint
        case "bounds.size": bounds.size = NamedValue(value: value).size ?? bounds.size
        case "shadowOffset": shadowOffset = NamedValue(value: value).size ?? shadowOffset
        case "transform": transform = value as? CATransform3D ?? transform
        case "transform.translation":
            guard let way = NamedValue(value: value).size else { return }
            (transform.m41, transform.m42) = (way.width, way.height)
        case "backgroundColor": backgroundColor = Self.color(value)
        case "borderColor": borderColor = Self.color(value)
        case "shadowColor": shadowColor = Self.color(value)
        case "contents": contents = value
        case "mask": mask = value as? CALayer
        default:
            let named = NamedValue(value: value)
            if let number = named.number ?? named.flag.map({ $0 ? 1 : 0 }) {
                set(number, of: keyPath)
            } else {
                setOwn(value, of: keyPath)
            }
        }
    }

    /// The value of a key path, or of a property.
    public func value(forKeyPath keyPath: String) -> Any? {
        if keyPath.hasPrefix("transform."), let part = TransformParts(transform)[keyPath.dropFirst(10)] { return part }
        return switch keyPath {
        case "bounds": bounds
        case "position": position
        case "frame": frame
        case "transform": transform
        case "opacity": opacity
        case "cornerRadius": cornerRadius
        case "borderWidth": borderWidth
        case "backgroundColor": backgroundColor
        case "borderColor": borderColor
        case "hidden": isHidden
        case "zPosition": zPosition
        default: values[keyPath]
        }
    }

    /// A colour of Core Graphics, or that of a `UIColor`, which Interface Builder passes.
    private static func color(_ value: Any?) -> CGColor? { value as? CGColor ?? (value as? UIColor)?.cgColor }

    private func set(_ number: Double, of keyPath: String) {
        switch keyPath {
        case "opacity": opacity = Float(number)
        case "cornerRadius": cornerRadius = number
        case "borderWidth": borderWidth = number
        case "hidden": isHidden = number != 0
        case "masksToBounds": masksToBounds = number != 0
        case "shadowOpacity": shadowOpacity = Float(number)
        case "shadowRadius": shadowRadius = number
        case "zPosition": zPosition = number
        case "position.x": position.x = number
        case "position.y": position.y = number
        case "bounds.size.width": bounds.size.width = number
        case "bounds.size.height": bounds.size.height = number
        case _ where keyPath.hasPrefix("transform."):
            var parts = TransformParts(transform)
            parts[keyPath.dropFirst(10)] = number
            transform = parts.map
        default:
            setOwn(number, of: keyPath)
            (self as? CAEmitterLayer)?.set(number, ofCellAt: keyPath.split(separator: ".").map(String.init))
        }
    }

    /// Sets a property that only shape layers or gradient layers have.
    private func setOwn(_ value: Any?, of key: String) {
        let number = NamedValue(value: value).number.map { CGFloat($0) }
        switch (self, key) {
        case (let shape as CAShapeLayer, "path"): shape.path = value as? CGPath
        case (let shape as CAShapeLayer, "fillColor"): shape.fillColor = Self.color(value)
        case (let shape as CAShapeLayer, "strokeColor"): shape.strokeColor = Self.color(value)
        case (let shape as CAShapeLayer, "lineWidth"): shape.lineWidth = number ?? shape.lineWidth
        case (let shape as CAShapeLayer, "strokeStart"): shape.strokeStart = number ?? shape.strokeStart
        case (let shape as CAShapeLayer, "strokeEnd"): shape.strokeEnd = number ?? shape.strokeEnd
        case (let gradient as CAGradientLayer, "colors"): gradient.colors = value as? [Any]
        case (let gradient as CAGradientLayer, "locations"): gradient.locations = value as? [NSNumber]
        default: break
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
