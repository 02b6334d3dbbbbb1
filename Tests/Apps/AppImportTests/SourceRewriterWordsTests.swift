import Foundation
import TestSupport
import Testing

@testable import AppImport

/// Words that mean something else on Linux, and names that Swift had before.
struct SourceRewriterWordsTests {
    private func imported(_ source: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "App/A.swift")
        let app = try AppFolder(at: URL(fileURLWithPath: folder.file("App")))
        return withExtendedLifetime(folder) { app.files.first?.rewriter.text ?? "" }
    }

    /// The method of an optional requirement always exists; other optionals stay.
    @Test(
        arguments: [
            ("p?.f?(1)", "p?.f(1)"), ("p?.f!(1)", "p?.f(1)"), ("p!.f?(1)", "p!.f(1)"), ("p.f?(1)?.b", "p.f(1)?.b"),
            ("p?.g?(1)", "p?.g?(1)"), ("p?.g!(1)", "p?.g!(1)"), ("let a = p.f", "let a = p.f"),
            ("p?.f? .b", "p?.f? .b"),
        ])
    func callsOfOptionalMethods(_ was: String, _ now: String) throws {
        let head = "import UIKit\n@objc protocol P { @objc optional func f(_ a: Int) }\n"
        #expect(try imported(head + was).hasSuffix("\n" + now))
    }

    /// Objects that Foundation on Linux does not make without arguments, unless the app has a type of the name.
    @Test(
        arguments: [
            ("NSMutableAttributedString()", "NSMutableAttributedString(string: \"\")"),
            ("NSAttributedString( )", "NSAttributedString(string: \"\")"),
            ("NSAttributedString(string: a)", "NSAttributedString(string: a)"),
            ("Timer()", "Timer(timeInterval: 0, repeats: false) { _ in }"),
            ("Timer.scheduledTimer()", "Timer.scheduledTimer()"), ("[Timer]()", "[Timer]()"),
            ("Timer(); class Timer {}", "Timer(); class Timer {}"),
        ])
    func objectsWithoutArguments(_ was: String, _ now: String) throws {
        #expect(try imported("import UIKit\nlet a = " + was) == "import UIKit\nlet a = " + now)
    }

    /// Foundation's classes of the network are of a module of their own.
    @Test(
        arguments: [
            ("URLSession.shared", true), ("URLRequest(url: u)", true), ("HTTPURLResponse()", true),
            ("URLSessionConfiguration.default", true), ("HTTPCookieStorage.shared", true), ("URLCache.shared", true),
            ("URLCredential(user: u, password: p, persistence: .none)", true), ("URLComponents()", false),
            ("URL(string: \"\")", false),
            ("\"URLSession\"", false),
        ])
    func theModuleOfTheNetwork(_ value: String, _ isOfNetwork: Bool) throws {
        let text = try imported("import Foundation\nlet a = \(value)\nlet b = 1")
        #expect(text.contains("import Foundation; import FoundationNetworking\n") == isOfNetwork)
    }

    /// The names of Swift 4.2 and of UIKit's headers for those before.
    @Test(
        arguments: [
            ("UIEdgeInsetsMake(1, 2, 3, 4)", "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"),
            ("CGPointMake(f(1, 2), [3, 4].count)", "CGPoint(x: f(1, 2), y: [3, 4].count)"),
            ("CGSizeMake(1,2)", "CGSize(width: 1, height: 2)"), ("CGPointMake(1, 2, 3)", "CGPointMake(1, 2, 3)"),
            ("CGPointMake(1, )", "CGPointMake(1, )"), ("UIImagePNGRepresentation(i)!", "(i).pngData()!"),
            ("v.sendSubview(toBack: w)", "v.sendSubviewToBack(w)"),
            ("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
            ("a as UIControlEvents", "a as UIControl.Event"), ("c.childViewControllers", "c.children"),
            ("c.removeFromParentViewController()", "c.removeFromParent()"),
            ("NSAttributedStringKey.font", "NSAttributedString.Key.font"),
            ("UIViewAnimationOptions.curveEaseIn", "UIView.AnimationOptions.curveEaseIn"),
            ("kCAMediaTimingFunctionLinear", "CAMediaTimingFunctionName.linear"),
            ("v.textInputAutocapitalization(.characters)", "v.textInputAutocapitalization(.characters)"),
            ("TextInputAutocapitalization.characters", "TextInputAutocapitalization.characters"),
            ("board.text!.characters.map { $0 }", "board.text!.map { $0 }"), ("s?.characters.count", "s?.count"),
            ("s?.characters ?? []", "s ?? []"),
            ("AttributedString(s).characters", "AttributedString(s).characters"),
            ("s.characters; struct Cast { let characters = 1 }", "s.characters; struct Cast { let characters = 1 }"),
            ("f as ((Void) -> Void)?", "f as (() -> Void)?"), ("f as (Void, Int) -> Void", "f as (Void, Int) -> Void"),
            ("Int(arc4random_uniform(6)) + 1", "Int(UInt32.random(in: 0..<Swift.max(1, 6))) + 1"),
            ("x; func CGPointMake(a: Int, b: Int) {}", "x; func CGPointMake(a: Int, b: Int) {}"),
        ])
    func namesOfToday(_ was: String, _ now: String) throws {
        #expect(try imported("import UIKit\nlet z = " + was) == "import UIKit\nlet z = " + now)
    }

    /// Defaults of requirements: none for a value that is not optional.
    @Test(
        arguments: [
            ("func f()", "func f() {  }"), ("func f() -> Void", "func f() -> Void {  }"),
            ("func f() -> Int?", "func f() -> Int? { nil }"),
            ("func f(\n_ a: Int\n)", "func f( _ a: Int ) {  }"), ("func f() -> Int", nil), ("var a: Int { get }", nil),
        ] as [(String, String?)])
    func defaultsOfRequirements(_ requirement: String, _ made: String?) throws {
        let text = try imported("import UIKit\n@objc protocol P {\n    @objc optional \(requirement)\n}\n")
        let end = made.map { "}; extension P { \($0) }\n" }
        #expect(end.map(text.hasSuffix) ?? !text.contains("extension"))
    }
}
