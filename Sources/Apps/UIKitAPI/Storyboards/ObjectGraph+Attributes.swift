import Foundation

/// The runtime attributes that were entered in Interface Builder.
extension ObjectGraph {
    /// Sets a property by its name: that of the layer, or an inspectable property of the app's class.
    func set(_ attribute: MarkupElement, of view: UIView) {
        guard let path = attribute["keyPath"] else { return }
        let value = attribute.keyed("value") ?? attribute
        let number = value.number("value")
        switch path {
        case "layer.cornerRadius": view.layer.cornerRadius = number ?? 0
        case "layer.borderWidth": view.layer.borderWidth = number ?? 0
        case "layer.masksToBounds", "clipsToBounds": view.clipsToBounds = value.flag("value") ?? false
        case "layer.shadowOpacity": view.layer.shadowOpacity = Float(number ?? 0)
        case "layer.shadowRadius": view.layer.shadowRadius = number ?? 0
        case "layer.shadowOffset": view.layer.shadowOffset = value.size
        default:
            var values: [Any] = []
            if let number {
                values = [CGFloat(number), number, Float(number), Int(exactly: number.rounded(.towardZero)) ?? 0]
            }
            if let flag = value.flag("value"), attribute["type"] == "boolean" { values = [flag] }
            if value.name == "color", let color = color(value) { values = [color] }
            if value.name == "rect" { values = [value.rectangle] }
            if value.name == "size" || value.name == "point" {
                values = [value.size, CGPoint(x: value.number("x") ?? 0, y: value.number("y") ?? 0)]
            }
            if attribute["type"] == "string" { values = [attribute["value"] ?? value.text] }
            if attribute["type"] == "image", let picture = image(value["value"]) { values = [picture] }
            _ = values.contains { view.connect(outletNamed: path, to: $0) }
        }
    }
}
