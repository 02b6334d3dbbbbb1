import Testing
import ViewLayout

@testable import Scenes

/// What a value of a scene may be, at the ends of its range and beside them, and the number or word that is advised.
struct SceneValueTests {
    private func value(_ yaml: String) throws -> SceneValue {
        let entry = try SceneFile.tree(of: "a: \(yaml)", file: "a.yaml").root.entry("a")
        return SceneValue(node: try #require(entry?.value), path: "b.a", errors: SceneErrors(file: "a.yaml"))
    }

    private func failure<Value>(_ yaml: String, _ read: (SceneValue) throws -> Value) throws -> SceneError? {
        let value = try value(yaml)
        do {
            _ = try read(value)
            return nil
        } catch { return error as? SceneError }
    }

    @Test(
        arguments: [
            ("0", nil), ("1", nil), ("0.5", nil), ("-0.001", .badValue), ("1.001", .badValue), ("\"1\"", .wrongType),
            ("true", .wrongType), ("~", .missingValue), ("[1]", .wrongType), ("{b: 1}", .wrongType),
        ] as [(String, SceneError.Kind?)])
    func aNumberIsInItsRange(_ yaml: String, _ kind: SceneError.Kind?) throws {
        #expect(try failure(yaml) { try $0.number(in: 0...1) }?.kind == kind)
    }

    @Test(
        arguments: [
            ("1", nil), ("9", nil), ("3.0", nil), ("3e0", nil), ("0", .badValue), ("10", .badValue), ("3.5", .badValue),
            ("1e300", .badValue), ("\"3\"", .wrongType), ("~", .missingValue),
        ] as [(String, SceneError.Kind?)])
    func aWholeNumberIsInItsRange(_ yaml: String, _ kind: SceneError.Kind?) throws {
        #expect(try failure(yaml) { try $0.integer(in: 1...9) }?.kind == kind)
    }

    /// A width of a transcript is positive, a length of a view may be zero; both have ten thousand points at most.
    @Test(arguments: [
        ("0", false, true), ("0.001", true, true), ("10000", true, true), ("10000.1", false, false),
        ("-1", false, false),
        ("\"5\"", false, false),
    ]) func lengthsHaveTenThousandPoints(_ yaml: String, _ isWidth: Bool, _ isLength: Bool) throws {
        #expect(try (failure(yaml) { try $0.transcriptLength("a width") } == nil) == isWidth)
        #expect(try (failure(yaml) { try $0.length() } == nil) == isLength)
    }

    @Test(
        arguments: [
            ("a", nil), ("\"\"", nil), ("\"5\"", nil), ("5", "5"), ("true", "true"), ("1.50", "1.50"), ("no", nil),
        ] as [(String, String?)])
    func aTextIsInQuotesWhereItLooksLikeMore(_ yaml: String, _ quoted: String?) throws {
        let error = try failure(yaml) { try $0.string() }
        #expect(error.map { $0.kind == .wrongType && $0.fix.contains(quoted ?? "?") } ?? (quoted == nil))
    }

    /// What is close to a truth value is advised as one.
    @Test(
        arguments: [
            ("yes", "true"), ("On", "true"), ("\"true\"", "true"), ("Y", "true"), ("1", "true"), ("2", "true"),
            ("no", "false"), ("OFF", "false"), ("n", "false"), ("\"false\"", "false"), ("0", "false"), ("0.0", "false"),
            ("maybe", nil), ("[]", nil),
        ] as [(String, String?)])
    func aTruthValueIsAdvised(_ yaml: String, _ truth: String?) throws {
        let error = try #require(try failure(yaml) { try $0.boolean() })
        #expect(error.kind == .wrongType && (truth == nil || error.fix == "write \(truth ?? "")"))
        #expect(try value("true").boolean() && !value("false").boolean())
    }

    /// Forty per cent is 0.4, where a number from 0 to 1 is asked for.
    @Test(
        arguments: [
            ("40%", 1, "0.4"), ("33.3 %", 1, "0.333"), ("0%", 1, "0"), ("100%", 1, "1"), ("150%", 1, "100 %"),
            ("40%", 2, "from 0 to 2"),
            ("12 pt", 2, "12"), ("\"1.5\"", 2, "1.5"), ("-3px", 2, "-3"), ("wide", 2, "from 0 to 2"),
        ] as [(String, Double, String)])
    func aNumberIsAdvised(_ yaml: String, _ most: Double, _ advice: String) throws {
        let error = try #require(try failure(yaml) { try $0.number(in: 0...most) })
        #expect(error.kind == .wrongType && (advice.hasPrefix("from") || error.fix.contains(advice)), "\(error.fix)")
    }

    @Test(
        arguments: [
            ("[1, 2]", nil), ("[]", nil), ("5", "[5]"), ("a b", "[a b]"), ("{b: c}", "dash"), ("~", "list"),
            (String(repeating: "a", count: 39), "[a"), (String(repeating: "a", count: 40), "write a list"),
        ] as [(String, String?)])
    func aListIsAdvised(_ yaml: String, _ advice: String?) throws {
        let error = try failure(yaml) { try $0.elements() }
        #expect(error?.fix.contains(advice ?? "") ?? (advice == nil))
    }

    /// Elements have their paths, and those that are errors are left out.
    @Test func eachElementHasItsPath() throws {
        let list = try value("[1, b, 3]")
        #expect(try list.elements().map(\.path) == ["b.a[0]", "b.a[1]", "b.a[2]"])
        #expect(try list.list { try $0.number(in: 0...5) } == [1, 3])
        #expect(try value("~").isNothing && value("# b").isNothing && !value("\"\"").isNothing)
    }

    /// The nearest name is advised, with all that there are; of names that a file declares it is said where they are not.
    @Test func aNameIsOneOfSeveral() throws {
        let names: [(name: String, value: Int)] = [("small", 1), ("large", 3)]
        #expect(try ["small", "large"].map { try value($0).choice(names) } == [1, 3])
        let near = try #require(try failure("lagre") { try $0.choice(names) })
        let far = try #require(try failure("Regular") { try $0.choice(names) })
        #expect(near.kind == .badValue && near.fix.contains("\"large\"") && near.fix.contains("small"))
        #expect(far.kind == .badValue && !far.fix.contains("\"") && far.fix.contains("small, large"))
        let unknown = try value("ada").unknownName("ada", among: ["adam"], declaredIn: "participants")
        let none = try value("ada").unknownName("ada", among: [], declaredIn: "participants")
        #expect(unknown.kind == .unknownName && unknown.fix.contains("\"adam\""))
        #expect(none.kind == .unknownName && none.fix.contains("participants"))
        #expect(try failure("5") { try $0.choice(names) }?.kind == .wrongType)
    }

    /// A comment that looks like a value is one without quotes; a remark is none.
    @Test(arguments: [
        ("#ff0000", "\"#ff0000\""), ("#5 a", "\"#5\""), ("# a remark", "a text"), ("#", "a text"), ("#-", "a text"),
        ("~", "a text"),
    ]) func whatIsMissingIsAdvised(_ yaml: String, _ advice: String) throws {
        let error = try #require(try failure(yaml) { try $0.string() })
        #expect(error.kind == .missingValue && error.fix.contains(advice), "\(error.fix)")
    }
}
