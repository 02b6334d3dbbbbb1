// swift-tools-version: 6.1
import PackageDescription

// The sources lie in rooms, which Documentation/Architecture.md describes. Benchmarks and Fuzzing have own manifests.
// Loops over pixels, and the Swift of text and layout, are optimised in debug builds too: tests spend most of their time there.
// SwiftPM refuses such flags in a package that was fetched by version, below `checkouts` or `registry`.
let isFetched = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
let kernels: [CSetting] = isFetched ? [] : [.unsafeFlags(["-O3"])]
let optimized: [SwiftSetting] =
    isFetched ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

let (placed, drawn) = ("BalloonLayouts ViewLayout", "Drawing Typesetting Support Files")
let laidOut = "\(placed) \(drawn)"
let swept = "Sweeps Goldens Scenes \(laidOut)"
let checked = "Lint Reports \(swept)"

/// The targets and products of a list with spaces between the names.
func all(_ names: String) -> [Target.Dependency] {
    names.split(separator: " ").map { name in
        switch name {
        case "Yams": .product(name: "Yams", package: "Yams")
        case "ArgumentParser": .product(name: "ArgumentParser", package: "swift-argument-parser")
        case "SwiftParser", "SwiftSyntax": .product(name: String(name), package: "swift-syntax")
        default: .byName(name: String(name))
        }
    }
}

func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

/// A target by its path, what it may import, and the files below it that are compiled into it as bytes.
func target(
    _ path: String, _ uses: String = "", in folder: String = "Sources", _ settings: [SwiftSetting] = [],
    embedded: [String] = []
) -> Target {
    .target(
        name: name(of: path), dependencies: all(uses), path: "\(folder)/\(path)",
        resources: embedded.map { .embedInCode($0) }, swiftSettings: settings)
}

func program(_ path: String, _ uses: String = "", in folder: String = "Sources") -> Target {
    .executableTarget(name: name(of: path), dependencies: all(uses), path: "\(folder)/\(path)")
}

/// A target of tests. Recordings and goldens beside the tests are read from their place.
func tests(_ path: String, _ uses: String, but exclude: String...) -> Target {
    .testTarget(name: name(of: path), dependencies: all("\(uses) TestSupport"), path: "Tests/\(path)", exclude: exclude)
}

/// A library of the system, by its module map.
func system(_ name: String, _ pkgConfig: String?, _ apt: String, _ brew: String) -> Target {
    let packages: [SystemPackageProvider] = [.apt([apt]), .brew([brew])]
    return .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: packages)
}

/// An iMessage app whose files would compile in Xcode as they are. It can name what users of the products can.
func app(_ path: String) -> Target {
    // Modules that do nothing have no product of Apple's name. Warnings about an app's own code are for its author.
    let aliases = path.hasPrefix("Imported") ? inertModules.map(\.key) : []
    let flags = aliases.flatMap { ["-module-alias", "\($0 == "OS" ? "os" : $0)=Linux\($0)", "-suppress-warnings"] }
    return .target(
        name: name(of: path), dependencies: all(aliases.isEmpty ? appImports : "\(appImports) \(inertImports)"),
        path: "Tests/Apps/MessagesApps/\(path)",
        resources: "Cards StoryboardPoll \(appsOf2026)".contains(name(of: path)) ? [.copy("Resources")] : [],
        packageAccess: false,
        swiftSettings: [.swiftLanguageMode(.v5)] + (flags.isEmpty || isFetched ? [] : [.unsafeFlags(flags)]))
}
let apps = "EventCountdown IceCreamBuilder StickerPicker PhotoTitle LunchInvite StepsChart MeetMap FourInARow Cards"
// What `balloon import` makes of apps with storyboards, Objective-C's attributes, SwiftUI and modules that Linux lacks.
let appsOf2026 = "CoffeeOrder TidePlan BadgeShelf QuizNight DartThrow"
let importedApps = "PizzaOrder MoodShelf NowPlaying StoryboardPoll TripVote \(appsOf2026)"

// An app's own `import UIKit` where there is none. `-module-alias` gives a target the modules Linux…: a module named as Apple's
// makes `canImport` of its name true in the whole build. A target without aliases has Apple's own names.
#if canImport(Darwin)
    let (appImports, inertImports) = ("", "")
    let appModules: KeyValuePairs<String, String> = [:], inertModules: KeyValuePairs<String, String> = [:]
#else
    let appModules: KeyValuePairs = [
        "CoreGraphics": "UIKitAPI", "QuartzCore": "LinuxCoreGraphics UIKitAPI", "UIKit": "UIKitAPI",
        "Messages": "LinuxUIKit MessagesAPI BalloonLayouts", "MessageUI": "LinuxUIKit MessagesAPI",
        "SwiftUI": "LinuxUIKit LinuxUniformTypeIdentifiers SwiftUIAPI CombineAPI",
    ]
    let inertModules: KeyValuePairs = [
        "AuthenticationServices": "LinuxUIKit SwiftUIAPI UIKitAPI", "AVFoundation": "Files LinuxQuartzCore UIKitAPI",
        "AudioToolbox": "LinuxAVFoundation", "AVKit": "LinuxAVFoundation SwiftUIAPI", "Charts": "SwiftUIAPI",
        "Combine": "CombineAPI", "Compression": "CDeflate", "CryptoKit": "Drawing", "CoreLocation": "", "Contacts": "",
        "EventKit": "UIKitAPI", "ImageIO": "Drawing LinuxCoreGraphics UIKitAPI",
        "MobileCoreServices": "LinuxUniformTypeIdentifiers", "MapKit": "LinuxCoreLocation LinuxUIKit UIKitAPI",
        "LocalAuthentication": "", "OS": "", "Photos": "UIKitAPI", "SafariServices": "LinuxUIKit UIKitAPI",
        "PhotosUI": "LinuxPhotos SwiftUIAPI UIKitAPI", "StoreKit": "SwiftUIAPI", "UniformTypeIdentifiers": "",
        "Security": "UIKitAPI", "SwiftData": "SwiftUIAPI", "UserNotifications": "", "WebKit": "LinuxUIKit UIKitAPI",
    ]
    let appImports = "Messages SwiftUI UIKit MessagesAPI SwiftUIAPI UIKitAPI"
    let inertImports = (inertModules.map(\.key) + ["UIKit"]).map { "Linux\($0)" }.joined(separator: " ")
#endif

let package = Package(
    name: "Balloon", platforms: [.macOS(.v15)],
    products: [
        .library(name: "Balloons", targets: ["Balloons"]), .library(name: "Typesetting", targets: ["Typesetting"]),
        .library(name: "Sweeps", targets: ["Sweeps", "Lint", "Reports"]),
        .library(name: "BalloonTesting", targets: ["BalloonTesting"]),
        .library(name: "BalloonCommands", targets: ["BalloonCommands", "AppCommands"]),
        .executable(name: "balloon", targets: ["balloon"]),
        .executable(name: "balloon-apps", targets: ["balloon-apps"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0"),
    ],
    targets: [
        system("CFreeType", "freetype2", "libfreetype-dev", "freetype"),
        system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev", "harfbuzz"),
        system("CPixman", "pixman-1", "libpixman-1-dev", "pixman"), system("CSpng", "spng", "libspng-dev", "libspng"),
        system("CDeflate", "libdeflate", "libdeflate-dev", "libdeflate"), system("CGif", nil, "libgif-dev", "giflib"),
        system("CTurboJPEG", "libturbojpeg", "libturbojpeg0-dev", "jpeg-turbo"),
        .target(
            name: "CUnicode", path: "Sources/System/CUnicode",
            linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
        .target(name: "CKernels", path: "Sources/System/CKernels", cSettings: kernels), target("System/CChild"),

        target("Base/Files", "", optimized), target("Base/Support", "Files", optimized), target("Base/SourceTokens"),
        target("Text/LineBreaking", "", optimized),
        target("Text/Typesetting", "LineBreaking Files CFreeType CHarfBuzz CUnicode", optimized),
        target(
            "Drawing", "Typesetting Support Files CChild CKernels CFreeType CPixman CSpng CDeflate CTurboJPEG CGif",
            optimized),
        target("Layout/ViewLayout", "Drawing Typesetting Support", optimized),
        target("Layout/BalloonLayouts", "ViewLayout \(drawn)", optimized),

        target("Checks/Scenes", "\(laidOut) Yams"), target("Checks/Reports", "Support", embedded: ["Page/Files"]),
        target("Checks/Goldens", "Reports Drawing ViewLayout Support Files CKernels"),
        target("Checks/Sweeps", "Scenes Goldens \(laidOut)"),
        target("Checks/Lint", "Sweeps Goldens Reports Scenes \(placed) Drawing Typesetting Files Support"),

        target("Apps/AutoLayout", "", optimized), target("Apps/CombineAPI"),
        target("Apps/UIKitAPI", "AutoLayout ViewLayout \(drawn)"),
        target("Apps/SwiftUIAPI", "CombineAPI UIKitAPI ViewLayout Drawing Typesetting Support"),
        target("Apps/MessagesAPI", "UIKitAPI \(placed) Drawing Support"),
        target("Apps/MessagesHost", "MessagesAPI UIKitAPI \(placed) Support"),
        target("Apps/Scenarios", "MessagesHost MessagesAPI UIKitAPI Scenes \(placed) Typesetting"),
        target("Apps/AppImport", "Scenes SourceTokens Support Files SwiftParser SwiftSyntax"),

        target("Products/Balloons", "Scenes MessagesHost MessagesAPI UIKitAPI \(placed) Drawing Typesetting"),
        target(
            "Products/BalloonTesting",
            "Balloons MessagesHost SwiftUIAPI SourceTokens Lint Sweeps Goldens Scenes \(placed) Support Files"),
        target("Products/BalloonCommands", "\(checked) ArgumentParser"), target("Products/LoopbackServer"),
        target(
            "Products/AppCommands",
            "BalloonCommands LoopbackServer Scenarios AppImport MessagesHost MessagesAPI Lint Sweeps Goldens Reports Scenes \(placed) Drawing Typesetting Support ArgumentParser"
        ),
        program("Products/balloon", "BalloonCommands"), program("Products/balloon-apps", "AppCommands"),

        target("CAllocationCounter", in: "Tests/Support"), target("CWorkingFolder", in: "Tests/Support"),
        target("TestSupport", in: "Tests/Support", optimized),
        target("BalloonFixtures", "TestSupport \(laidOut)", in: "Tests/Support", optimized),
        target("AppFixtures", "BalloonFixtures MessagesHost MessagesAPI UIKitAPI", in: "Tests/Support"),
        target("BuiltProgram", "BalloonCommands AppCommands CWorkingFolder Support TestSupport", in: "Tests/Support"),

        tests("Base/FilesTests", "Files"), tests("Base/SupportTests", "Support"),
        tests("Text/LineBreakingTests", "LineBreaking"), tests("Layout/ViewLayoutTests", "ViewLayout Support"),
        tests("Text/TypesettingTests", "Typesetting LineBreaking CAllocationCounter", but: "Resources"),
        tests("Drawing/DrawingTests", "Drawing CKernels CAllocationCounter"),
        tests("Layout/BalloonLayoutsTests", "BalloonLayouts BalloonFixtures"),
        tests("Checks/ScenesTests", "Scenes BalloonFixtures", but: "Resources"),
        tests("Checks/ReportsTests", "Reports"), tests("Checks/GoldensTests", "Goldens Drawing ViewLayout Support"),
        tests("Checks/SweepsTests", "\(swept) BalloonFixtures CAllocationCounter", but: "Resources"),
        tests("Checks/LintTests", "\(checked) BalloonFixtures", but: "Resources"),
        tests("Apps/AutoLayoutTests", "AutoLayout", but: "Resources"), tests("Apps/AppImportTests", "AppImport"),
        tests("Apps/CombineAPITests", "CombineAPI"), tests("Apps/MessagesAPITests", "MessagesAPI AppFixtures"),
        tests("Apps/UIKitAPITests", "UIKitAPI Balloons AppFixtures", but: "Resources"),
        tests("Apps/MessagesHostTests", "MessagesHost Scenes AppFixtures SwiftUIAPI \(inertImports)"),
        tests("Apps/SwiftUIAPITests", "BalloonTesting SwiftUIAPI CombineAPI UIKitAPI ViewLayout"),
        tests("Products/BalloonsTests", "Balloons Sweeps AppFixtures"),
        tests("Apps/ScenariosTests", "Scenarios AppFixtures"), tests("Products/LoopbackServerTests", "LoopbackServer"),
        tests("Products/BalloonTestingTests", "BalloonTesting Sweeps Lint", but: "Goldens"),
        tests("Products/CommandLineTests", "BuiltProgram Balloons Sweeps BalloonFixtures Drawing", but: "Resources"),
        tests("PackageTests", "AppImport \(placed)", but: "Resources"),

        // Without package access: what users of the products can name, and nothing else.
        .target(
            name: "DocumentationExamples", dependencies: all("Balloons BalloonTesting Sweeps Lint \(inertImports)"),
            path: "Tests/Products/DocumentationExamples", packageAccess: false),
        .testTarget(
            name: "AppTests", dependencies: all("\(apps) \(importedApps) BalloonTesting \(appImports)"),
            path: "Tests/Apps/MessagesApps/AppTests", exclude: ["Goldens"], packageAccess: false),
    ],
    swiftLanguageModes: [.v6]
)

package.targets += apps.split(separator: " ").map { app(String($0)) }
package.targets += importedApps.split(separator: " ").map { app("Imported/Linux/\($0)") }
let linux = Array(appModules) + Array(inertModules)
package.targets += linux.map { target("Apps/AppleNames/Linux\($0)", $1) }
package.targets += appModules.map { target("Apps/AppleNames/\($0.key)", "Linux\($0.key)") }
package.products += appModules.map { .library(name: $0.key, targets: [$0.key]) }
if !linux.isEmpty { package.products.append(.library(name: "AppModules", targets: linux.map { "Linux\($0.key)" })) }
