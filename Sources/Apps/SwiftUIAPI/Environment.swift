import Foundation
import Observation
import UIKitAPI
import ViewLayout

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

@propertyWrapper public struct Environment<Value>: LinkedProperty {
    private let read: (EnvironmentValues) -> Value
    private let box = ValueBox<Value>()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment.object(of: objectType) else {
                preconditionFailure("no \(objectType) in the environment; add .environment(…) further out")
            }
            return object
        }
    }

    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { read = { $0.object(of: objectType) } }

    public var wrappedValue: Value { box.value ?? read(EnvironmentValues()) }

    func link(in scope: ViewScope) { box.value = read(scope.environment) }
}

public struct EnvironmentValues: @unchecked Sendable {
    /// What is set by keys of the app.
    private var values: [ObjectIdentifier: Any] = [:]
    /// Objects by their types.
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    @Shared var traits: TraitCollection
    /// The app's texts.
    var strings: AppStrings
    /// What only modifiers say of text.
    var text = TextEnvironment()
    /// What only modifiers say of controls.
    @Shared var controls = ControlEnvironment()
    public var font: Font?
    public var lineLimit: Int?
    public var multilineTextAlignment = TextAlignment.leading
    public var minimumScaleFactor: CGFloat = 1
    public var lineSpacing: CGFloat = 0
    public var truncationMode = Text.TruncationMode.tail
    public var imageScale = Image.Scale.medium
    public var isEnabled = true
    public var controlSize = ControlSize.regular

    public init() { self.init(traits: CurrentViewer.traits, strings: AppStrings.ofCallback ?? AppStrings()) }

    init(traits: TraitCollection, strings: AppStrings = AppStrings()) { (self.traits, self.strings) = (traits, strings) }

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
    /// What own styles make of the parts of a view, by the types of the parts.
    var styles: [ObjectIdentifier: Any] = [:]
    /// What links with values open, by the types of the values.
    var destinations: [ObjectIdentifier: (Any) -> AnyView?] = [:]
    var hasRing = false
    var hasRingGauge = false
    var hidesLabels = false
    var hasSegments = false
    var hasFieldBorder = false
    var keyboard = UIKeyboardType.default
    var borderShape = ButtonBorderShape.automatic
}

extension AppStrings {
    /// The app's texts, whose files the layouts of a callback read once; nil outside of a callback.
    static var ofCallback: AppStrings? { CurrentViewer.shared(AppStrings.self) { AppStrings() } }
}
