import SwiftUIAPI
import UIKitAPI

/// A button that asks Apple who the user is. The type of this name of Authentication Services: it is drawn without Apple's
/// logo, in the size that it is given, and a touch answers that the user has closed the question.
///
/// ```swift
/// let button = SignInWithAppleButton(.continue) { $0.requestedScopes = [.email] } onCompletion: { print($0) }
/// ```
@preconcurrency @MainActor public struct SignInWithAppleButton: View {
    @Environment(\.signInStyle) private var style
    @Environment(\.colorScheme) private var scheme
    private let title: String
    private let ask: (ASAuthorizationAppleIDRequest) -> Void
    private let answer: (Result<ASAuthorization, any Error>) -> Void

    /// Makes a button.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) { (title, ask, answer) = (label.title, onRequest, onCompletion) }

    /// The title in a rounded box. Apple's guidelines: the title has 43 % of the button's height.
    public var body: some View {
        let isWhite = style.isWhite ?? (scheme == .dark)
        return GeometryReader { place in
            Button {
                ask(ASAuthorizationAppleIDRequest())
                answer(.failure(ASAuthorizationError(.canceled)))
            } label: {
                Text(title).font(.system(size: place.size.height * 0.43, weight: .medium)).lineLimit(1)
                    .foregroundStyle(isWhite ? Color.black : .white)
                    .frame(width: place.size.width, height: place.size.height)
                    .background(isWhite ? Color.white : .black, in: RoundedRectangle(cornerRadius: 6))
            }
            .buttonStyle(.plain)
        }
    }

    /// What the button says. The structure of this name of Authentication Services.
    public struct Label: Hashable, Sendable {
        let title: String
        /// Signs in.
        public static let signIn = Label(title: "Sign in with Apple")
        /// Continues.
        public static let `continue` = Label(title: "Continue with Apple")
        /// Makes an account.
        public static let signUp = Label(title: "Sign up with Apple")
    }

    /// The colours of the button. The structure of this name of Authentication Services.
    public struct Style: Hashable, Sendable {
        /// Nil: what stands out from the colour scheme.
        let isWhite: Bool?
        /// White on black.
        public static let black = Style(isWhite: false)
        /// Black on white.
        public static let white = Style(isWhite: true)
        /// Black on white; its line is not drawn.
        public static let whiteOutline = white
        static let automatic = Style(isWhite: nil)
    }
}

private struct SignInStyleKey: EnvironmentKey { static let defaultValue = SignInWithAppleButton.Style.automatic }

extension EnvironmentValues {
    fileprivate(set) var signInStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}

extension View {
    /// The colours of buttons that ask Apple who the user is.
    public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInStyle, style)
    }
}

/// The same button for UIKit. The class of this name of Authentication Services.
///
/// ```swift
/// let button = ASAuthorizationAppleIDButton(type: .signIn, style: .black)
/// ```
@preconcurrency @MainActor public final class ASAuthorizationAppleIDButton: UIControl {
    private let title = UILabel()
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    /// Makes a button.
    public init(type: ButtonType, style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 44))
        title.text = type.label.title
        title.textAlignment = .center
        (title.textColor, backgroundColor) = style == .black ? (.white, .black) : (.black, .white)
        layer.cornerRadius = cornerRadius
        addSubview(title)
    }
    /// Makes a button.
    public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(type: type, style: style)
    }
    /// No storyboard has one.
    public required init?(coder: NSCoder) { nil }

    /// Places the title.
    public override func layoutSubviews() {
        super.layoutSubviews()
        title.frame = bounds
        title.font = .systemFont(ofSize: bounds.height * 0.43, weight: .medium)
    }
    /// 140 × 44 points; constraints and frames change it.
    public override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 44) }

    /// What it says. The raw values of Authentication Services.
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        /// The usual one.
        public static var `default`: ButtonType { .signIn }
        fileprivate var label: SignInWithAppleButton.Label { [.signIn, .continue, .signUp][rawValue] }
    }
    /// Its colours. The raw values of Authentication Services.
    public enum Style: Int, Sendable { case white, whiteOutline, black }
}
