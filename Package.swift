// swift-tools-version: 6.1
import PackageDescription

// The sources lie in rooms: System, Base, Text, Drawing, Layout and Checks are the engine, Apps is what an app's own code
// needs on Linux, Products is what users import and run. Documentation/Architecture.md says what each target does, and what
// it may import.

// Loops over pixels, and the Swift of text and layout, are optimised in debug builds too, where tests and goldens spend
// most of their time. SwiftPM refuses such flags in a package that was fetched by version, below `checkouts` or
// `registry`; there everything follows the configuration.
let isFetched = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
let kernelFlags: [CSetting] = isFetched ? [] : [.unsafeFlags(["-O3"])]
let optimized: [SwiftSetting] =
    isFetched ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

/// A target at a path below `Sources`, with the last part of the path as its name.
/// - Parameter embedded: files below it that are compiled into the target as bytes.
func target(
    _ path: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = [], embedded: [String] = []
) -> Target {
    .target(
        name: name(of: path), dependencies: dependencies, path: "Sources/\(path)",
        resources: embedded.map { .embedInCode($0) }, swiftSettings: settings)
}

/// A test target at a path below `Tests`. Recordings and goldens beside the tests are read from their place.
func tests(_ path: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name(of: path), dependencies: dependencies + ["TestSupport"], path: "Tests/\(path)", exclude: exclude)
}

/// A library of the system, by its module map.
func system(_ name: String, _ pkgConfig: String? = nil, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// An iMessage app in the manner of the WWDC samples, whose files would compile in Xcode as they are. It has no package
/// access: it can name what users of the products can.
func app(_ path: String, resources: [Resource] = []) -> Target {
    .target(
        name: name(of: path), dependencies: appImports, path: "Tests/Apps/MessagesApps/\(path)", resources: resources,
        packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)])
}

func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

// What an app's `import Messages` finds: the targets of Apps/AppleNames on Linux, Apple's frameworks elsewhere.
#if canImport(Darwin)
    let (appImports, inertImports): ([Target.Dependency], [Target.Dependency]) = ([], [])
#else
    let appImports: [Target.Dependency] = ["Messages", "UIKit"]
    let inertImports: [Target.Dependency] = [
        "LinuxAVFoundation", "LinuxCoreLocation", "LinuxGameplayKit", "LinuxLocalAuthentication", "LinuxMapKit",
        "LinuxOS", "LinuxStoreKit", "LinuxUIKit", "LinuxUniformTypeIdentifiers", "LinuxWebKit",
    ]
#endif

let drawn: [Target.Dependency] = ["Drawing", "Typesetting", "Support", "Files"]
let laidOut: [Target.Dependency] = ["BalloonLayouts", "ViewLayout"] + drawn
let checked: [Target.Dependency] = ["Lint", "Sweeps", "Goldens", "Reports", "Scenes"] + laidOut
let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
    name: "Balloon",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Balloons", targets: ["Balloons"]),
        .library(name: "Typesetting", targets: ["Typesetting"]),
        .library(name: "Sweeps", targets: ["Sweeps", "Lint", "Reports"]),
        .library(name: "BalloonTesting", targets: ["BalloonTesting"]),
        .executable(name: "balloon", targets: ["balloon"]),
        .executable(name: "balloon-apps", targets: ["balloon-apps"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    ],
    targets: [
        system("CFreeType", "freetype2", apt: "libfreetype-dev", brew: "freetype"),
        system("CHarfBuzz", "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
        system("CPixman", "pixman-1", apt: "libpixman-1-dev", brew: "pixman"),
        system("CSpng", "spng", apt: "libspng-dev", brew: "libspng"),
        system("CDeflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
        system("CTurboJPEG", "libturbojpeg", apt: "libturbojpeg0-dev", brew: "jpeg-turbo"),
        system("CGif", apt: "libgif-dev", brew: "giflib"),
        .target(name: "CUnicode", path: "Sources/System/CUnicode", linkerSettings: [.linkedLibrary("icuuc")]),
        .target(name: "CKernels", path: "Sources/System/CKernels", cSettings: kernelFlags),
        target("System/CChild"),

        target("Base/Files"),
        target("Base/Support", ["Files"], settings: optimized),
        target("Base/SourceTokens"),

        target("Text/LineBreaking", settings: optimized),
        target(
            "Text/Typesetting", ["LineBreaking", "Files", "CFreeType", "CHarfBuzz", "CUnicode"], settings: optimized),

        target(
            "Drawing",
            [
                "Typesetting", "Support", "Files", "CChild", "CKernels", "CFreeType", "CPixman", "CSpng", "CDeflate",
                "CTurboJPEG", "CGif",
            ], settings: optimized),

        target("Layout/ViewLayout", ["Drawing", "Typesetting", "Support"], settings: optimized),
        target("Layout/BalloonLayouts", ["ViewLayout"] + drawn, settings: optimized),

        target("Checks/Scenes", laidOut + [.product(name: "Yams", package: "Yams")]),
        target("Checks/Reports", ["Support", "Files"], embedded: ["Page/page.css"]),
        target(
            "Checks/Goldens", ["Reports", "Drawing", "ViewLayout", "Support", "Files", "CKernels"],
            embedded: ["html", "css"].map { "ReviewPage/Files/review.\($0)" }
                + ["pictures", "alignment", "difference", "list", "stage", "review"].map { "ReviewPage/Files/\($0).js" }),
        target(
            "Checks/Sweeps",
            ["Scenes", "Goldens", "BalloonLayouts", "ViewLayout", "Drawing", "Typesetting", "Support", "Files"]),
        target(
            "Checks/Lint",
            ["Sweeps", "Goldens", "Reports", "Scenes", "BalloonLayouts", "ViewLayout", "Typesetting", "Support"],
            embedded: ["Page/sweep.css"]),

        target("Apps/AutoLayout", settings: optimized),
        target("Apps/UIKitAPI", ["AutoLayout", "ViewLayout"] + drawn),
        target("Apps/MessagesAPI", ["UIKitAPI"] + laidOut),
        target("Apps/MessagesHost", ["MessagesAPI", "UIKitAPI", "BalloonLayouts", "ViewLayout", "Support"]),
        target("Apps/Scenarios", ["MessagesHost", "MessagesAPI", "UIKitAPI", "Scenes"] + laidOut),
        target("Apps/AppImport", ["SourceTokens", "Support", "Files"]),

        target("Products/Balloons", ["Scenes", "MessagesHost", "MessagesAPI", "UIKitAPI"] + laidOut),
        target("Products/BalloonTesting", checked + ["Balloons", "MessagesHost", "SourceTokens"]),
        target("Products/BalloonCommands", checked + [argumentParser]),
        target(
            "Products/AppCommands",
            ["BalloonCommands", "Scenarios", "AppImport", "MessagesHost", argumentParser] + checked),
        .executableTarget(name: "balloon", dependencies: ["BalloonCommands"], path: "Sources/Products/balloon"),
        .executableTarget(
            name: "balloon-apps", dependencies: ["AppCommands"], path: "Sources/Products/balloon-apps"),

        // Counts calls of malloc by standing in front of it in the test program.
        .target(name: "CAllocationCounter", path: "Tests/Support/CAllocationCounter"),
        .target(name: "TestSupport", path: "Tests/Support/TestSupport"),
        .target(
            name: "BalloonFixtures", dependencies: ["TestSupport"] + laidOut, path: "Tests/Support/BalloonFixtures"),
        .target(
            name: "AppFixtures", dependencies: ["BalloonFixtures", "MessagesHost"], path: "Tests/Support/AppFixtures"),
        tests("Base/FilesTests", ["Files"]),
        tests("Base/SupportTests", ["Support"]),
        tests("Text/LineBreakingTests", ["LineBreaking"]),
        tests("Text/TypesettingTests", ["Typesetting", "LineBreaking", "CAllocationCounter"], exclude: ["Resources"]),
        tests("Drawing/DrawingTests", ["Drawing", "CKernels", "CAllocationCounter"]),
        tests("Layout/ViewLayoutTests", ["ViewLayout", "Support"]),
        tests("Layout/BalloonLayoutsTests", ["BalloonLayouts", "BalloonFixtures"]),
        tests("Checks/ScenesTests", ["Scenarios", "Scenes", "BalloonFixtures"]),
        tests("Checks/GoldensTests", ["Goldens", "Drawing", "ViewLayout", "Support"]),
        tests(
            "Checks/SweepsTests", checked + ["BalloonFixtures", "CAllocationCounter"],
            exclude: ["Resources"]),
        tests("Apps/AutoLayoutTests", ["AutoLayout"], exclude: ["Resources"]),
        tests("Apps/UIKitAPITests", ["UIKitAPI", "Balloons", "AppFixtures"]),
        tests("Apps/MessagesAPITests", ["MessagesAPI", "AppFixtures"]),
        tests("Apps/MessagesHostTests", ["MessagesHost", "Scenes", "AppFixtures"] + inertImports),
        tests("Apps/ScenariosTests", ["Scenarios", "AppFixtures"]),
        tests("Products/BalloonsTests", ["Balloons", "Sweeps", "AppFixtures"]),
        tests("Products/BalloonTestingTests", ["BalloonTesting", "Sweeps", "Lint"], exclude: ["Goldens"]),
        // Verbs, run as users run them: called on a thread with a working folder of its own, or as the built programs.
        .target(name: "CWorkingFolder", path: "Tests/Support/CWorkingFolder"),
        .target(
            name: "BuiltProgram",
            dependencies: ["BalloonCommands", "AppCommands", "CWorkingFolder", "Support", "TestSupport"],
            path: "Tests/Support/BuiltProgram"),
        tests("Products/CommandLineTests", ["BuiltProgram", "Drawing", "Support"], exclude: ["Resources"]),
        tests(
            "Products/CommandLinePartsTests",
            ["BalloonCommands", "Balloons", "Sweeps", "ViewLayout", "BalloonFixtures", "BuiltProgram"]),
        tests("PackageTests", ["AppImport", "SourceTokens", "BalloonLayouts", "ViewLayout"], exclude: ["Resources"]),

        app("EventCountdown"), app("IceCreamBuilder"), app("StickerPicker"), app("PhotoTitle"), app("LunchInvite"),
        app("StepsChart"), app("MeetMap"), app("FourInARow"),
        // What `balloon import` makes of apps with cells, with attributes of Objective-C, and with a storyboard.
        app("Imported/Linux/PizzaOrder"), app("Imported/Linux/MoodShelf"), app("Imported/Linux/NowPlaying"),
        app("Imported/Linux/StoryboardPoll", resources: [.copy("Resources")]),
        .target(
            name: "DocumentationExamples", dependencies: ["Balloons", "BalloonTesting", "Sweeps", "Lint"] + inertImports,
            path: "Tests/Products/DocumentationExamples", packageAccess: false),
        // Tests of those apps, and tests of an app that fail on purpose, one at a time, where GoldenSuitesTests of
        // PackageTests asks for them.
        .testTarget(
            name: "AppTests",
            dependencies: [
                "EventCountdown", "IceCreamBuilder", "StickerPicker", "PhotoTitle", "LunchInvite", "StepsChart",
                "MeetMap", "StoryboardPoll", "MoodShelf", "FourInARow", "PizzaOrder", "NowPlaying", "BalloonTesting",
            ], path: "Tests/Apps/MessagesApps/AppTests", exclude: ["Goldens"], packageAccess: false),
    ],
    swiftLanguageModes: [.v6]
)

// An app's own lines `import UIKit` and `import Messages` on a system that has neither. `-module-alias` gives a target the
// modules Linux…: a module named as Apple's makes `canImport` of its name true for the other packages of the build. Who
// has no aliases asks for the products of Apple's names, and for that.
#if !canImport(Darwin)
    let appModules: KeyValuePairs<String, [Target.Dependency]> = [
        "CoreGraphics": ["UIKitAPI"],
        "QuartzCore": ["LinuxCoreGraphics", "UIKitAPI"],
        "UIKit": ["UIKitAPI"],
        "Messages": ["LinuxUIKit", "MessagesAPI", "BalloonLayouts"],
        "MessageUI": ["LinuxUIKit", "MessagesAPI"],
    ]
    let inertModules: KeyValuePairs<String, [Target.Dependency]> = [
        "AVFoundation": ["Files", "LinuxQuartzCore", "UIKitAPI"],
        "AVKit": ["LinuxAVFoundation"],
        "AudioToolbox": ["LinuxAVFoundation"],
        "CoreLocation": [],
        "GameplayKit": ["LinuxUIKit"],
        "LocalAuthentication": [],
        "MapKit": ["LinuxCoreLocation", "LinuxUIKit", "UIKitAPI"],
        "MobileCoreServices": ["LinuxUniformTypeIdentifiers"],
        "OS": [],
        "StoreKit": ["UIKitAPI"],
        "UniformTypeIdentifiers": [],
        "WebKit": ["LinuxUIKit", "UIKitAPI"],
    ]
    for (name, dependencies) in Array(appModules) + Array(inertModules) {
        package.targets.append(target("Apps/AppleNames/Linux\(name)", dependencies))
    }
    for (name, _) in appModules {
        package.targets.append(target("Apps/AppleNames/\(name)", [.byName(name: "Linux\(name)")]))
        package.products.append(.library(name: name, targets: [name]))
    }
    package.products.append(
        .library(name: "AppModules", targets: (Array(appModules) + Array(inertModules)).map { "Linux\($0.key)" }))
#endif

// Benchmarks and fuzzers call what is `package`, so they belong to this package. Only their scripts ask for them: nobody
// else fetches the benchmark framework, or needs Pango.
switch Context.environment["BALLOON_TOOLS"] {
case "benchmarks":
    // Without traits: its malloc counter would bring jemalloc, which is not the allocator that users run with.
    package.dependencies.append(
        .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []))
    func peer(_ name: String, _ pkgConfig: String) -> Target {
        .systemLibrary(
            name: name, path: "Benchmarks/Sources/\(name)", pkgConfig: pkgConfig,
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])])
    }
    func tool(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
        .executableTarget(name: name, dependencies: dependencies, path: "Benchmarks/Sources/\(name)")
    }
    package.targets += [
        peer("CPango", "pangoft2"), peer("CCairo", "pangocairo"),
        .target(
            name: "CPeers", dependencies: ["CPango", "CCairo"], path: "Benchmarks/Sources/CPeers",
            linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("png")]),
        .target(
            name: "CKiwi", path: "Benchmarks/Sources/CKiwi",
            cxxSettings: [.unsafeFlags(["-O3", "-I", "Benchmarks/.build"])]),
        .target(name: "CAllocations", path: "Benchmarks/Sources/CAllocations"),
        .target(
            name: "Workloads", dependencies: checked + ["CKiwi", "CPeers", "BalloonTesting", "Balloons", "UIKitAPI"],
            path: "Benchmarks/Sources/Workloads"),
        tool("ratios", ["Workloads", "CAllocations"]), tool("stopwatch"), tool("pango-measure", ["CPeers"]),
        .executableTarget(
            name: "TextBenchmarks", dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/Benchmarks/TextBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ]
case "fuzzing":
    // Scripts/fuzz builds them with `-sanitize=fuzzer` for every module, so that libFuzzer sees which code runs.
    func support(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
        .target(name: name, dependencies: dependencies, path: "Fuzzing/Sources/\(name)")
    }
    func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
        .executableTarget(
            name: name, dependencies: ["FuzzerDriver"] + dependencies, path: "Fuzzing/Sources/\(name)",
            swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    }
    package.targets += [
        support("FuzzerDriver"), support("FileChecksums"), support("FuzzedValues", ["Scenes"] + laidOut),
        fuzzer("TextFuzzer", ["Typesetting"]), fuzzer("FontFuzzer", ["FileChecksums", "Balloons"] + laidOut),
        fuzzer("ImageFuzzer", ["FileChecksums", "Balloons"] + laidOut), fuzzer("SceneFuzzer", ["Scenes"] + laidOut),
        fuzzer("RenderFuzzer", ["FuzzedValues", "Scenes"] + laidOut), fuzzer("DraftFuzzer", ["FuzzedValues"] + laidOut),
        fuzzer("AxesFuzzer", checked), fuzzer("GoldenFuzzer", ["FileChecksums", "Goldens"] + laidOut),
        fuzzer("StreamFuzzer", ["BalloonCommands"] + drawn),
        fuzzer("FilesFuzzer", ["FuzzedValues", "BalloonCommands"] + checked),
    ]
default:
    break
}
