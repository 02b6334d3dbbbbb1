import Foundation
import TestSupport
import Testing

@testable import AppImport

/// What an import makes of code that the compiler on Linux refuses, form by form.
struct SourceRewriterTests {
    /// The text of an app's only file, and what is said of it.
    private func imported(_ source: String) throws -> (text: String, report: String) {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "App/A.swift")
        let app = try AppFolder(at: URL(fileURLWithPath: folder.file("App")))
        return (try #require(app.files.first).rewriter.text, app.details.joined(separator: "\n"))
    }

    /// Each form with what stands in its place; nothing else of the source changes.
    @Test(arguments: [
        ("let a = NSAttributedString()", "let a = NSAttributedString(string: \"\")"),
        ("import AVFoundation\nlet a = 1", "import UIKit\nlet a = 1"),
        ("import UIKit.UIGestureRecognizerSubclass\nlet a = 1", "import UIKit\nlet a = 1"),
        ("import os.log\nlet a = OSLog.default", "import os\nlet a = OSLog.default"),
        ("import Foundation\nlet a = [1].shuffled()", "import UIKit; import Foundation\nlet a = [1].shuffled()"),
        // Names of Swift 3.
        ("import UIKit\na.addChildViewController(b)", "import UIKit\na.addChild(b)"),
        ("import UIKit\nb.didMove(toParentViewController: nil)", "import UIKit\nb.didMove(toParent: nil)"),
        (
            "import UIKit\nlet f = [NSFontAttributeName: f(1, 2)]",
            "import UIKit\nlet f = [NSAttributedString.Key.font: f(1, 2)]"
        ),
        (
            "import UIKit\nlet d = UIImageJPEGRepresentation(f(a, b)!, 0.8)",
            "import UIKit\nlet d = (f(a, b)!).jpegData(compressionQuality: 0.8)"
        ),
        ("import UIKit\nv.bringSubview(toFront: b)", "import UIKit\nv.bringSubviewToFront(b)"),
        (
            "import UIKit\nlet r = CGRectMake(0, 1, w, h)",
            "import UIKit\nlet r = CGRect(x: 0, y: 1, width: w, height: h)"
        ),
        ("import UIKit\nlet r = CGRectMake(0, 1)", "import UIKit\nlet r = CGRectMake(0, 1)"),
        (
            "import UIKit\nclass UIButtonType {}\nlet b: UIButtonType",
            "import UIKit\nclass UIButtonType {}\nlet b: UIButtonType"
        ),
        // Modules that Linux lacks, in all forms of an import.
        ("import SceneKit\nlet a: SCNNode? = nil", "import UIKit\nlet a: SCNNode? = nil"),
        ("import SwiftUI\nlet a: Color? = nil", "import SwiftUI\nlet a: Color? = nil"),
        ("import Combine\nlet a = 1", "import Combine\nlet a = 1"),
        // Foundation brings Security on iOS, and swift-crypto brings no Foundation.
        (
            "import Foundation\nlet a = SecItemDelete([:] as CFDictionary)",
            "import UIKit; import Security; import Foundation\nlet a = SecItemDelete([:] as CFDictionary)"
        ),
        (
            "import Foundation\nlet a = try (d as NSData).compressed(using: .zlib), b = c.addObserver(s)",
            "import UIKit; import Compression; import Foundation\n"
                + "let a = try (d as NSData).compressed(using: .zlib), b = c.addObserver(s)"
        ),
        (
            "import Foundation\nlet a = f.url(forUbiquityContainerIdentifier: nil)",
            "import UIKit; import Foundation\nlet a = f.url(forUbiquityContainerIdentifier: nil)"
        ),
        ("import CryptoKit\nlet a = AES.self", "import UIKit; import CryptoKit\nlet a = AES.self"),
        // An app is compiled as on iOS.
        ("#if os(iOS)\nlet a = 1\n#elseif !os(iOS)\n#endif", "#if os(Linux)\nlet a = 1\n#elseif !os(Linux)\n#endif"),
        ("import SwiftUI\nlet iOS = 1, a = f(iOS)", "import SwiftUI\nlet iOS = 1, a = f(iOS)"),
        ("import StoreKit\nlet a: Product? = nil", "import StoreKit\nlet a: Product? = nil"),
        (
            "import Foundation\nclass A: ObservableObject {}",
            "import SwiftUI; import Foundation\nclass A: ObservableObject {}"
        ),
        // The present is that of the test.
        (
            "import SwiftUI\nlet a = Date(), b = Date.now + 5, c: Date = .now, d = [Date](), e = Date(timeIntervalSinceNow: 5)",
            "import SwiftUI\nlet a = Date.nowOfApp, b = Date.nowOfApp + 5, c: Date = .nowOfApp, d = [Date](), e = Date(timeIntervalSinceNowOfApp: 5)"
        ),
        (
            "import SwiftUI\nlet a = DispatchTime.now(), b: DispatchTime = .now() + 1, c = ContinuousClock.now, d = f(in: .now...)",
            "import SwiftUI\nlet a = DispatchTime.now(), b: DispatchTime = .now() + 1, c = ContinuousClock.now, d = f(in: .nowOfApp...)"
        ),
        (
            "import SwiftUI\nlet a = b.asyncAfter(deadline: .now() + 1) {}, c = Task.sleep(for: .seconds(1)), d = Other.sleep(for: e)",
            "import SwiftUI\nlet a = b.asyncAfter(deadlineOfApp: .now() + 1) {}, c = Task.sleep(forOfApp: .seconds(1)), d = Other.sleep(for: e)"
        ),
        (
            "import SwiftUI\nlet a = b.asyncAfter(wallDeadline: c) {}; func asyncAfter(deadline: Int) {}",
            "import SwiftUI\nlet a = b.asyncAfter(wallDeadline: c) {}; func asyncAfter(deadline: Int) {}"
        ),
        (
            "import SwiftUI\nlet a = calendar.isDateInToday(day)",
            "import SwiftUI\nlet a = calendar.isDateInTodayOfApp(day)"
        ),
        (
            "import SwiftUI\nlet a = UUID(), b = \"\\(UUID()) at \\(Date())\", c = \"UUID()\", d = UUID(uuidString: b)",
            "import SwiftUI\nlet a = UUID.newOfApp, b = \"\\(UUID.newOfApp) at \\(Date.nowOfApp)\", c = \"UUID()\", d = UUID(uuidString: b)"
        ),
        (
            "import SwiftUI\nlet a = \"At Date() \\(ownDate()) \\(NSUUID()) \\(f(1, Date.now)) (UUID()\", b = c > .now, d = e ?? .now",
            "import SwiftUI\nlet a = \"At Date() \\(ownDate()) \\(NSUUID()) \\(f(1, Date.nowOfApp)) (UUID()\", b = c > .nowOfApp, d = e ?? .nowOfApp"
        ),
        (
            "import SwiftUI\nenum When { case later, now }\nlet a: When = .now, b = Date()",
            "import SwiftUI\nenum When { case later, now }\nlet a: When = .now, b = Date.nowOfApp"
        ),
        ("import SwiftUI\nstruct Date {}\nlet a = Date()", "import SwiftUI\nstruct Date {}\nlet a = Date()"),
        // A package of others can bring SwiftUI along.
        (
            "import Views\nstruct A: View { var body: some View { B() } }",
            "import SwiftUI; import UIKit\nstruct A: View { var body: some View { B() } }"
        ),
        (
            "import Views\n@State var a = 1, b: some Sequence = []",
            "import SwiftUI; import UIKit\n@State var a = 1, b: some Sequence = []"
        ),
        ("import Views\nvar b: some Sequence = []", "import UIKit\nvar b: some Sequence = []"),
        ("import PhotosUI\nlet a: PhotosPickerItem? = nil", "import PhotosUI\nlet a: PhotosPickerItem? = nil"),
        (
            "import SwiftData\n@Model final class A {\n    @Attribute(.unique) var b = 1\n    @Relationship(inverse: \\B.a) var c: [B]\n}",
            "import SwiftData\n@Observable final class A : PersistentModel { public let _place = ModelPlace();\n    var b = 1\n    var c: [B]\n}"
        ),
        ("@Model final class A {\n    @Attribute var b = 1\n}", "@Model final class A {\n    @Attribute var b = 1\n}"),
        (
            "import SwiftUI\n#Preview(\"Dark\", traits: .sizeThatFitsLayout) {\n    @Previewable @State var a = 1\n    Text(\"}\")\n}",
            "import SwiftUI\nstruct Preview_A_2: PreviewProvider { static var _previewName: String { \"Dark\" }; "
                + "static var previews: some View {\n    @State var a = 1\n    Text(\"}\")\n} }"
        ),
        (
            "import SwiftUI\n#Preview { Text(\"\") }",
            "import SwiftUI\nstruct Preview_A_2: PreviewProvider { static var previews: some View { Text(\"\") } }"
        ),
        // The view stands elsewhere.
        ("import SwiftUI\n#Preview(\"Dark\", body: dark)", "import SwiftUI\n#Preview(\"Dark\", body: dark)"),
        ("import struct Firebase.Timestamp\nlet a = 1", "import UIKit\nlet a = 1"),
        ("import Accelerate.vImage\nlet a = 1", "import UIKit\nlet a = 1"),
        ("@testable import Game\nlet a = 1", "import UIKit\nlet a = 1"),
        (
            "public func <(lhs: NSNumber, rhs: NSNumber) -> Bool { false }",
            "extension NSNumber { public static func <(lhs: NSNumber, rhs: NSNumber) -> Bool { false } }"
        ),
        ("import Foundation\nlet a = Mood()", "import Foundation\nlet a = Mood()"),
        // On iOS Foundation has it, and a header of Objective-C brings UIKit to all files.
        (
            "import Foundation\nlet e: NSErrorPointer = nil",
            "import UIKit; import Foundation\nlet e: NSErrorPointer = nil"
        ),
        (
            "import StoreKit\nlet p: SKProduct? = nil; import SpriteKit",
            "import StoreKit\nlet p: SKProduct? = nil; import UIKit"
        ),
        (
            "let a = FileManager.default\n    .urls(for: .documentDirectory, in: .userDomainMask)",
            "let a = FileManager.ofImportedFiles()\n    .urls(for: .documentDirectory, in: .userDomainMask)"
        ),
        (
            "let a = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)",
            "let a = FileManager.ofImportedFiles().paths(.documentDirectory, .userDomainMask, true)"
        ),
        (
            "let a = FileManager.default().temporaryDirectory",
            "let a = FileManager.ofImportedFiles().temporaryDirectory"
        ),
        ("let a = FileManager.`default`", "let a = FileManager.ofImportedFiles()"),
        ("let a = FileManager.defaults", "let a = FileManager.defaults"),
        ("let a = FileManager()", "let a = FileManager()"),
        ("let a = NSSearchPathForDirectoriesInDomains", "let a = NSSearchPathForDirectoriesInDomains"),
        ("let b = Bundle.module", "let b = Bundle.ofImportedFiles()"),
        ("let b = f(\"a\", bundle: .module)", "let b = f(\"a\", bundle: .ofImportedFiles())"),
        (
            "let b = Bundle.module.urls(forResourcesWithExtension: \"png\", subdirectory: \"Tea\")",
            "let b = Bundle.ofImportedFiles().urlsOfImportedFiles(forResourcesWithExtension: \"png\", subdirectory: \"Tea\")"
        ),
        ("let b = f(kind: .module, bundle: a.module)", "let b = f(kind: .module, bundle: a.module)"),
        ("let s = #selector(Self.tap)", "let s = Selector(\"tap\")"),
        ("let s = #selector(Board.tap(_:with:))", "let s = Selector(\"tap(_:with:)\")"),
        // What stands behind `as` tells overloads apart and is no part of the name.
        ("let s = #selector(tap as (Board) -> (UIView) -> Void)", "let s = Selector(\"tap\")"),
        ("let s = #selector(Board.tap(_:) as (Board) -> (UIView) -> Void)", "let s = Selector(\"tap(_:)\")"),
        ("let s = #selector(getter: Board.title)", "let s = Selector(\"title\")"),
        ("let s = #selector(\n    tap\n)", "let s = Selector(\"tap\")\n\n"),
        ("let a = UIKit.UIColor.red", "let a = UIKit.UIColor.red"),
        ("let k = #keyPath(Board.title.text)", "let k = \"title.text\""),
    ]) func forms(_ was: String, _ is: String) throws {
        // A file without any import would get one of UIKit.
        let head = was.contains("import ") ? "" : "import UIKit\n"
        #expect(try imported(head + was).text == head + `is`)
    }

    @Test func anOverrideInAnExtensionMovesIntoItsClass() throws {
        let (text, report) = try imported(
            "import UIKit; class A: UIView {\n    var n = 1\n}\n\nextension A: P {\n    override func f() {\n    }\n}\nlet after = 2\n"
        )
        #expect(
            text == """
                import UIKit; class A: UIView {
                    var n = 1

                #sourceLocation(file: "A.swift", line: 5)

                    override func f() {
                    }

                #sourceLocation(file: "A.swift", line: 3)
                }

                extension A: P {


                }
                let after = 2

                """)
        #expect(report.contains("extension with an override"))
    }

    @Test func twoNamesOfAModuleAreOne() throws {
        let (text, report) = try imported("import OSLog\nimport os.log\nlet log = Logger()\n")
        #expect(text == "import os\nimport os\nlet log = Logger()\n" && report.contains("import OSLog"))
    }

    @Test func severalOutletsOfOneDeclarationAreFilled() throws {
        let (text, _) = try imported(
            """
            class A: UIView { @IBOutlet var field: UITextField!,
                    label: UILabel!
                @IBOutlet weak var map: [String: Int]!, other: UIView?
                var plain = f(a, b: 1), rest: Int
            }
            """)
        for name in ["field", "label", "map", "other"] {
            #expect(text.contains("MethodCall.set(&\(name), to: object)"))
        }
        #expect(!text.contains("&rest") && !text.contains("&b,"))
    }

    @Test func requirementsThatCanBeLeftOutHaveDefaults() throws {
        let (text, _) = try imported(
            "@objc protocol P {\n    @objc optional func f(_ a: Int)\n    @objc optional func g() -> Int?\n}\nfunc h(p: P?) { p?.f?(1) }\n"
        )
        #expect(
            text == """
                protocol P {
                    func f(_ a: Int)
                    func g() -> Int?
                }; extension P { func f(_ a: Int) {  }; func g() -> Int? { nil } }
                func h(p: P?) { p?.f(1) }

                """)
    }

    /// What is written into a class needs UIKit, which the file may not import.
    @Test func aClassThatIsCalledByNameImportsUIKit() throws {
        let (text, _) = try imported(
            "import Foundation\nclass Watcher: NSObject { @objc func tick() {}\n"
                + "func start() { perform(#selector(tick)) } }")
        #expect(text.hasPrefix("import UIKit; import Foundation") && text.contains("MethodsByName"))
        #expect(try imported("// a\nlet v = UIView()").text == "// a\nimport UIKit; let v = UIView()")
        #expect(try imported("let a = Mood()").text == "let a = Mood()")
    }

    /// Every class of a file is asked, whatever stands before it.
    @Test func eachClassOfAFileHasItsTable() throws {
        let (text, _) = try imported(
            """
            import UIKit
            class A: UIView { @IBAction func first() {} }
            class B: UIView {}
            struct C {}
            class D: UIView { @IBAction func last() {} }
            """)
        #expect(text.contains("self.first()") && text.contains("self.last()"))
        #expect(text.contains("class B: UIView {}\nstruct C {}\n"))
    }

    @Test func aSwitchOfTheFirstSystemHasADefault() throws {
        let (text, _) = try imported(
            "switch s {\ncase .compact: a()\ncase S.expanded: b()\n}\nswitch t {\ncase .compact: a()\ndefault: b()\n}\n"
        )
        #expect(text.contains("b()\n@unknown default: preconditionFailure"))
        #expect(text.hasSuffix("switch t {\ncase .compact: a()\ndefault: b()\n}\n"))
    }

    @Test func cellsAreMadeByTheirOwnInitialisers() throws {
        let (text, _) = try imported(
            """
            class A: UITableViewCell { override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) } }
            class B: A {}
            class C: UICollectionViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }
            """)
        #expect(text.contains("-> UITableViewCell { A(style: style, reuseIdentifier: reuseIdentifier) }"))
        #expect(text.contains("-> UITableViewCell { B(style: style, reuseIdentifier: reuseIdentifier) }"))
        #expect(!text.contains("C(frame: frame)"), "it has no such initialiser")
    }
}
