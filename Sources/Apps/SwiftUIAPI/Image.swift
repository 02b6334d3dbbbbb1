import Drawing
import Foundation
import UIKitAPI
import ViewLayout

public nonisolated struct Image: PrimitiveView, Equatable, @unchecked Sendable {
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// How a picture is scaled, which is always well. SwiftUI's type of this name.
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// How a picture becomes larger. SwiftUI's type of this name.
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum Scale: Hashable, Sendable {
        case small, medium, large
        /// The factors of UIKit's symbols, observed.
        var factor: CGFloat { self == .small ? 0.78 : self == .medium ? 1 : 1.28 }
    }

    private enum Source: Equatable {
        case named(String, Bundle?)
        case symbol(String)
        case picture(UIImage)
    }

    private let source: Source
    private var label: Text?
    private var isResizable = false
    private var isTiled = false
    private var mode: TemplateRenderingMode?

    private init(_ source: Source, label: Text? = nil) { (self.source, self.label) = (source, label) }

    public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.named(name, bundle), label: label) }
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }
    public init(_ resource: ImageResource) { self.init(.named(resource.name, nil)) }
    public init(systemName: String) { self.init(.symbol(systemName)) }
    /// A symbol of the system; a value for variable symbols is not drawn.
    public init(systemName: String, variableValue: Double?) { self.init(.symbol(systemName)) }
    public init(uiImage: UIImage) { self.init(.picture(uiImage)) }
    public init(decorative cgImage: CGImage, scale: CGFloat) { self.init(.picture(UIImage(cgImage: cgImage, scale: scale, orientation: .up))) }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        changed(self) { ($0.isResizable, $0.isTiled) = (true, resizingMode == .tile) }
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { changed(self) { $0.mode = renderingMode } }
    /// The picture; it is always scaled well.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    /// The picture; its edges are always soft.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    /// The symbol; it is drawn in one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

    func items(in scope: ViewScope) -> [ViewItem] {
        var element = element(in: scope.environment)
        if let label { element = Changed.annotated(element, [.init("accessibilityLabel", label.string(in: scope.environment))]) }
        return [ViewItem(element)]
    }

    private func element(in environment: EnvironmentValues) -> any Element {
        let color = AnyShapeStyle(ForegroundStyle()).paint(in: environment).color
        switch source {
        case .symbol(let name): return symbol(name, nil, color, environment)
        case .named(let name, let bundle):
            let traits = UITraitCollection(environment.traits)
            guard let image = UIImage(named: name, in: bundle, compatibleWith: traits) else {
                return Undrawn(name: "picture “\(name)” that is missing", size: .zero, fills: isResizable)
            }
            return picture(image, color, environment)
        case .picture(let image):
            if let name = image.symbolName { return symbol(name, image.size.width, color, environment) }
            return picture(image, color, environment)
        }
    }

    private func symbol(_ name: String, _ side: CGFloat?, _ color: Drawing.Color, _ environment: EnvironmentValues) -> any Element {
        let font = (environment.font ?? .body).reference(weight: environment.text.weight, isItalic: false, traits: environment.traits)
        let pointSize = side.map { $0 / SymbolElement.side }
        return SymbolElement(name, font: font, pointSize: pointSize, factor: environment.imageScale.factor, color: color, isResizable: isResizable)
    }

    private func picture(_ image: UIImage, _ color: Drawing.Color, _ environment: EnvironmentValues) -> any Element {
        let isTemplate = mode == .template || (mode == nil && image.isTemplate)
        return PictureElement(image, isResizable: isResizable, isTiled: isTiled, tint: isTemplate ? color : nil)
    }

    /// The picture as a letter of a text.
    func inText(_ environment: EnvironmentValues) -> UIImage? {
        switch source {
        case .symbol(let name):
            let font = (environment.font ?? .body).reference(weight: nil, isItalic: false, traits: environment.traits).resolved(
                with: environment.traits)
            return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: CGFloat(font.pointSize)))
        case .named(let name, let bundle): return UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(environment.traits))
        case .picture(let image): return image
        }
    }
}

/// How a symbol is coloured. SwiftUI's type of this name; symbols are drawn in one colour.
public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode(), multicolor = SymbolRenderingMode(), hierarchical = SymbolRenderingMode(),
        palette = SymbolRenderingMode()
}
