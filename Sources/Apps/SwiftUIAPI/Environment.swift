import Foundation
import Observation
import UIKitAPI
import ViewLayout

/// A key of a value in the environment. SwiftUI's protocol of this name.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
}

/// What a view reads of the views around it. SwiftUI's property wrapper of this name.
@propertyWrapper public struct Environment<Value>: LinkedProperty {
    private let read: (EnvironmentValues) -> Value
    private let box = ValueBox<Value>()

    /// Reads a value.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    /// Reads an observable object.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment.object(of: objectType) else {
                preconditionFailure("no \(objectType) in the environment; add .environment(…) further out")
            }
            return object
        }
    }

    /// Reads an observable object, if there is one.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0.object(of: objectType) }
    }

    /// The value.
    public var wrappedValue: Value { box.value ?? read(EnvironmentValues()) }

    func link(in scope: ViewScope) { box.value = read(scope.environment) }
}

/// What views read of the views around them. SwiftUI's type of this name.
public struct EnvironmentValues: @unchecked Sendable {
    /// What is set by keys of the app.
    private var values: [ObjectIdentifier: Any] = [:]
    /// Objects by their types.
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// The viewer.
    @Shared var traits: TraitCollection
    /// The app's texts.
    var strings: AppStrings
    /// What only modifiers say of text.
    var text = TextEnvironment()
    /// What only modifiers say of controls.
    @Shared var controls = ControlEnvironment()
    /// The font.
    public var font: Font?
    /// The maximum number of lines; nil for no limit.
    public var lineLimit: Int?
    /// The place of short lines.
    public var multilineTextAlignment = TextAlignment.leading
    /// The smallest part of its size that text shrinks to.
    public var minimumScaleFactor: CGFloat = 1
    /// The space between lines in points.
    public var lineSpacing: CGFloat = 0
    /// What is left out of a text that is too long.
    public var truncationMode = Text.TruncationMode.tail
    /// The size of symbols beside text.
    public var imageScale = Image.Scale.medium
    /// Whether controls take touches.
    public var isEnabled = true
    /// The size of controls.
    public var controlSize = ControlSize.regular

    /// The standard values.
    public init() { self.init(traits: CurrentViewer.traits, strings: AppStrings.ofCallback ?? AppStrings()) }

    init(traits: TraitCollection, strings: AppStrings = AppStrings()) {
        (self.traits, self.strings) = (traits, strings)
    }

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    func object<Object: AnyObject>(of type: Object.Type) -> Object? { objects[ObjectIdentifier(type)] as? Object }

    mutating func set(_ object: (any AnyObject)?, as type: Any.Type) { objects[ObjectIdentifier(type)] = object }
}

/// How text looks in a part of a view.
struct TextEnvironment {
    var weight: Font.Weight?
    var isItalic = false
    var hasMonospacedDigits = false
    var style: AnyShapeStyle?
    var kerning: CGFloat = 0
    var isUnderlined = false
    var isStruckThrough = false
    var textCase: Text.Case?
}

/// How controls look in a part of a view.
struct ControlEnvironment {
    var tint: AnyShapeStyle?
    var buttonStyle: (any ButtonStyle)?
    var primitiveButtonStyle: any PrimitiveButtonStyle = DefaultButtonStyle()
    var labelStyle: (any LabelStyle)?
    var toggleStyle: (any ToggleStyle)?
    var progressStyle: (any ProgressViewStyle)?
    var hasRing = false
    var hasRingGauge = false
    var hidesLabels = false
    var hasSegments = false
    var hasFieldBorder = false
    var borderShape = ButtonBorderShape.automatic
}

extension AppStrings {
    /// The app's texts, whose files the layouts of a callback read once; nil outside of a callback.
    static var ofCallback: AppStrings? { CurrentViewer.shared(AppStrings.self) { AppStrings() } }
}
