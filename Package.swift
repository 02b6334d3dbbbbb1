// swift-tools-version: 6.1
import PackageDescription

// The inner loops over pixels are compiled with optimisation in debug builds too, where tests and goldens spend most of
// their time. SwiftPM takes the flag from a root package and from a path, but refuses it in a package that was fetched
// by version, which lies below `checkouts` or `registry`; there the same loops follow the configuration.
let isFetched = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }
let optimized: [CSetting] = isFetched ? [] : [.unsafeFlags(["-O3"])]

// So is the Swift that most of the time of the tests goes to, text, drawing and layout; asserts stay. A module takes three
// to four times as long to compile so, and the others, with tests, goldens and scenes among them, would not win it back:
// they follow the configuration.
let optimizedEngine: [SwiftSetting] =
    isFetched ? [] : [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]

// What a program that nobody links to, and that throws no exception of C++, does not need: the names of its functions
// for other programs, and the tables by which an exception goes up. A fifth of its size.
let withoutTables = [
    "--no-export-dynamic", "--no-eh-frame-hdr",
    "--script=\(Context.packageDirectory)/Scripts/without-eh-frame.ld",
]

// What the command line does to start. A program that may lie anywhere in memory is relocated every time: 95,000
// addresses, about a fifth of the time of `balloon --version`; it keeps its place. And of Swift's libraries,
// Foundation's ICU above all, more is loaded, bound and relocated than it ever calls: they are linked into it, which
// takes more than half of what was left. They need the four libraries under Foundation by name.
let linkedToStartFast: [LinkerSetting] =
    isFetched
    ? []
    : [
        .unsafeFlags(
            ["-Xclang-linker", "-no-pie", "-static-stdlib", "-use-ld=lld"]
                + ["CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections"].map { "-l\($0)" }
                + withoutTables.flatMap { ["-Xlinker", $0] },
            .when(platforms: [.linux], configuration: .release))
    ]

// Beside Foundation come names and formats of all languages, which the command line never uses: half of the program.
let withoutLocaleData: [CSetting] =
    isFetched
    ? [] : [.define("BALLOON_LINKS_FOUNDATION", .when(platforms: [.linux], configuration: .release))]

// What runs a few times for a command, and in no inner loop, is compiled to be small.
let compiledSmall: [SwiftSetting] =
    isFetched ? [] : [.unsafeFlags(["-Osize"], .when(configuration: .release))]

// What an app's `import Messages` finds: the target below on Linux, Apple's framework elsewhere.
#if canImport(Darwin)
    let appImports: [Target.Dependency] = []
    let inertImports: [Target.Dependency] = []
#else
    let appImports: [Target.Dependency] = ["Messages", "UIKit"]
    let inertImports: [Target.Dependency] = [
        "LinuxAVFoundation", "LinuxCoreLocation", "LinuxGameplayKit", "LinuxLocalAuthentication", "LinuxMapKit",
        "LinuxOS", "LinuxStoreKit", "LinuxUIKit", "LinuxUniformTypeIdentifiers", "LinuxWebKit",
    ]
#endif

// Apps of the App Store are mostly written in Swift 5.
let inSwift5: [SwiftSetting] = [.swiftLanguageMode(.v5)]

let package = Package(
    name: "Balloon",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Balloons", targets: ["Balloons"]),
        .library(name: "Typesetting", targets: ["Typesetting"]),
        .library(name: "Sweeps", targets: ["Sweeps"]),
        .library(name: "BalloonTesting", targets: ["BalloonTesting"]),
        .executable(name: "balloon", targets: ["balloon"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
    ],
    targets: [
        // System libraries: module maps only, no code.
        .systemLibrary(
            name: "CFreeType", pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz",
            providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "CPixman", pkgConfig: "pixman-1",
            providers: [.apt(["libpixman-1-dev"]), .brew(["pixman"])]),
        .systemLibrary(
            name: "CSpng", pkgConfig: "spng",
            providers: [.apt(["libspng-dev"]), .brew(["libspng"])]),
        .systemLibrary(
            name: "CDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
            name: "CGif",
            providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
        // ICU behind a header that shows no ICU type. libicu-dev (apt) or icu4c (brew).
        .target(name: "CUnicode", linkerSettings: [.linkedLibrary("icuuc")]),

        // Reading files with a limit: nothing is read another way.
        .target(name: "Files"),
        // Starts a program that ends with this one.
        .target(name: "CChild"),

        // What every module may lean on, and nothing about any of them.
        .target(name: "Support", dependencies: ["Files"], swiftSettings: optimizedEngine),

        // Stands in for data of Foundation's in the linked command line.
        .target(name: "CNoLocaleData", cSettings: withoutLocaleData),

        // Loops over pixels in C: no types, no allocation, nothing but arithmetic.
        .target(name: "CKernels", cSettings: optimized),

        // Constraints with priorities: arithmetic that knows no view.
        .target(name: "AutoLayout", swiftSettings: optimizedEngine),

        // Where lines break: arithmetic that knows no font.
        .target(name: "LineBreaking", swiftSettings: optimizedEngine),
        .target(
            name: "Typesetting", dependencies: ["Files", "LineBreaking", "CFreeType", "CHarfBuzz", "CUnicode"],
            swiftSettings: optimizedEngine),
        .target(
            name: "Drawing",
            dependencies: [
                "Files", "Typesetting", "Support", "CChild", "CKernels", "CFreeType", "CPixman", "CSpng", "CDeflate",
                "CTurboJPEG",
                "CGif",
            ], swiftSettings: optimizedEngine),
        .target(
            name: "ViewLayout", dependencies: ["Typesetting", "Drawing", "Support"], swiftSettings: optimizedEngine),
        .target(
            name: "BalloonLayouts", dependencies: ["ViewLayout", "Drawing", "Typesetting", "Support"],
            swiftSettings: optimizedEngine),
        .target(
            name: "UIKitAPI",
            dependencies: ["Files", "AutoLayout", "ViewLayout", "Drawing", "Typesetting", "Support"],
            swiftSettings: compiledSmall),
        .target(
            name: "MessagesAPI",
            dependencies: ["Files", "UIKitAPI", "BalloonLayouts", "ViewLayout", "Drawing", "Typesetting", "Support"]),
        .target(
            name: "MessagesHost",
            dependencies: ["MessagesAPI", "UIKitAPI", "BalloonLayouts", "ViewLayout", "Support"]),
        .target(
            name: "Scenes",
            dependencies: [
                "MessagesHost", "MessagesAPI", "UIKitAPI", "BalloonLayouts", "ViewLayout", "Drawing", "Typesetting",
                "Support", "Files",
                .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "Goldens", dependencies: ["Drawing", "ViewLayout", "Support", "CKernels"]),
        .target(
            name: "Sweeps",
            dependencies: ["Scenes", "Goldens", "BalloonLayouts", "ViewLayout", "Drawing", "Typesetting", "Support"]),
        .target(
            name: "Balloons",
            dependencies: [
                "Scenes", "MessagesHost", "MessagesAPI", "UIKitAPI", "BalloonLayouts", "ViewLayout", "Drawing",
                "Typesetting",
            ]),
        .target(
            name: "BalloonTesting",
            dependencies: [
                "Files", "Scenes", "Sweeps", "Goldens", "Balloons", "BalloonLayouts", "ViewLayout", "MessagesHost",
                "Support",
                "SourceTokens",
            ]),
        .target(name: "SourceTokens"),
        .target(name: "AppImport", dependencies: ["SourceTokens", "Support"], swiftSettings: compiledSmall),
        .executableTarget(
            name: "balloon",
            dependencies: [
                "AppImport", "Sweeps", "Goldens", "Balloons", "Scenes", "BalloonLayouts", "ViewLayout", "Drawing",
                "Typesetting", "Support", "CNoLocaleData",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: compiledSmall, linkerSettings: linkedToStartFast),

        // Counts calls of malloc by standing in front of it in the test program.
        .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
        // What the tests of several modules lean on.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // Pictures, placed balloons and a controller that writes down its calls, for the tests of what is about Messages.
        .target(
            name: "BalloonFixtures",
            dependencies: ["MessagesHost", "MessagesAPI", "BalloonLayouts", "ViewLayout", "Drawing", "Typesetting"],
            path: "Tests/BalloonFixtures"),
        .testTarget(name: "LineBreakingTests", dependencies: ["LineBreaking", "TestSupport"]),
        .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "TestSupport"], exclude: ["Resources"]),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
        .testTarget(name: "SupportTests", dependencies: ["Support", "TestSupport"]),
        .testTarget(
            name: "TypesettingTests",
            dependencies: ["Typesetting", "LineBreaking", "CAllocationCounter", "TestSupport"],
            exclude: ["Resources"]),
        .testTarget(name: "DrawingTests", dependencies: ["Drawing", "CKernels", "CAllocationCounter", "TestSupport"]),
        .testTarget(name: "ViewLayoutTests", dependencies: ["ViewLayout", "Support", "TestSupport"]),
        .testTarget(name: "BalloonLayoutsTests", dependencies: ["BalloonLayouts", "BalloonFixtures", "TestSupport"]),
        .testTarget(
            name: "UIKitAPITests", dependencies: ["UIKitAPI", "Balloons", "BalloonFixtures", "TestSupport"]),
        .testTarget(name: "MessagesAPITests", dependencies: ["MessagesAPI", "BalloonFixtures", "TestSupport"]),
        .testTarget(
            name: "MessagesHostTests", dependencies: ["MessagesHost", "BalloonFixtures", "TestSupport"] + inertImports),
        .testTarget(name: "ScenesTests", dependencies: ["Scenes", "BalloonFixtures", "TestSupport"]),
        .testTarget(
            name: "BalloonsTests", dependencies: ["Balloons", "BalloonFixtures", "MessagesHost", "TestSupport"]),
        .testTarget(
            name: "GoldensTests", dependencies: ["Goldens", "Drawing", "ViewLayout", "Support", "TestSupport"]),
        .testTarget(
            name: "SweepsTests",
            dependencies: [
                "Sweeps", "Balloons", "BalloonLayouts", "Goldens", "ViewLayout", "Drawing", "Typesetting", "Support",
                "BalloonFixtures",
                "CAllocationCounter", "TestSupport",
            ], exclude: ["Resources"]),
        .testTarget(
            name: "BalloonTestingTests", dependencies: ["BalloonTesting", "Sweeps", "TestSupport"], exclude: ["Goldens"]
        ),
        // The built program, run as users run it, and what tests of it know besides: nothing of what it is made of, so
        // that they are compiled while the engine is.
        .target(name: "BuiltProgram", dependencies: ["Support", "TestSupport"], path: "Tests/BuiltProgram"),
        .testTarget(
            name: "CommandLineTests", dependencies: ["BuiltProgram", "Drawing", "Support", "TestSupport"],
            exclude: ["Resources"]),
        // The program beside the modules it is made of.
        .testTarget(
            name: "CommandLinePartsTests",
            dependencies: ["balloon", "Balloons", "Sweeps", "ViewLayout", "BalloonFixtures", "BuiltProgram"]),
        .testTarget(
            name: "PackageTests", dependencies: ["AppImport", "SourceTokens", "BalloonLayouts", "ViewLayout"],
            exclude: ["Resources"]),

        // Without package access: what users of the products can name, and nothing else. iMessage apps in the manner
        // of the WWDC samples, whose files would compile in Xcode as they are, and the examples of the documentation
        // comments.
        .target(
            name: "EventCountdown", dependencies: appImports, path: "Tests/MessagesApps/EventCountdown",
            packageAccess: false),
        .target(
            name: "IceCreamBuilder", dependencies: appImports, path: "Tests/MessagesApps/IceCreamBuilder",
            packageAccess: false),
        .target(
            name: "StickerPicker", dependencies: appImports, path: "Tests/MessagesApps/StickerPicker",
            packageAccess: false),
        .target(
            name: "PhotoTitle", dependencies: appImports, path: "Tests/MessagesApps/PhotoTitle",
            packageAccess: false, swiftSettings: inSwift5),
        .target(
            name: "LunchInvite", dependencies: appImports, path: "Tests/MessagesApps/LunchInvite",
            packageAccess: false, swiftSettings: inSwift5),
        .target(
            name: "StepsChart", dependencies: appImports, path: "Tests/MessagesApps/StepsChart",
            packageAccess: false, swiftSettings: inSwift5),
        .target(
            name: "MeetMap", dependencies: appImports, path: "Tests/MessagesApps/MeetMap",
            packageAccess: false, swiftSettings: inSwift5),
        .target(
            name: "FourInARow", dependencies: appImports, path: "Tests/MessagesApps/FourInARow",
            packageAccess: false, swiftSettings: inSwift5),
        // What `balloon import` makes of apps with cells, with attributes of Objective-C, and with a storyboard.
        .target(
            name: "PizzaOrder", dependencies: appImports, path: "Tests/MessagesApps/Imported/Linux/PizzaOrder",
            packageAccess: false, swiftSettings: inSwift5),
        .target(
            name: "StoryboardPoll", dependencies: appImports, path: "Tests/MessagesApps/Imported/Linux/StoryboardPoll",
            resources: [.copy("Resources")], packageAccess: false, swiftSettings: inSwift5),
        .target(
            name: "MoodShelf", dependencies: appImports, path: "Tests/MessagesApps/Imported/Linux/MoodShelf",
            packageAccess: false, swiftSettings: inSwift5),
        .target(
            name: "NowPlaying", dependencies: appImports, path: "Tests/MessagesApps/Imported/Linux/NowPlaying",
            packageAccess: false, swiftSettings: inSwift5),
        .target(
            name: "DocumentationExamples", dependencies: ["Balloons", "BalloonTesting", "Sweeps"] + inertImports,
            path: "Tests/DocumentationExamples", packageAccess: false),
        // Tests of those apps, and tests of an app that fail on purpose, one at a time, where GoldenSuitesTests of
        // PackageTests asks for them.
        .testTarget(
            name: "AppTests",
            dependencies: [
                "EventCountdown", "IceCreamBuilder", "StickerPicker", "PhotoTitle", "LunchInvite", "StepsChart",
                "MeetMap", "StoryboardPoll", "MoodShelf", "FourInARow", "PizzaOrder", "NowPlaying", "BalloonTesting",
            ],
            path: "Tests/MessagesApps/AppTests", exclude: ["Goldens"],
            packageAccess: false),
    ],
    swiftLanguageModes: [.v6]
)

// An app's own lines `import UIKit` and `import Messages` on a system that has neither. The modules have names of
// their own, which `-module-alias` gives the app's target: a module named as Apple's makes `canImport` of its name
// true for the other packages of the build. Who has no aliases asks for the products of Apple's names, and for that.
#if !canImport(Darwin)
    let appModules: [(name: String, dependencies: [Target.Dependency])] = [
        ("CoreGraphics", ["UIKitAPI"]),
        ("QuartzCore", ["LinuxCoreGraphics", "UIKitAPI"]),
        ("UIKit", ["UIKitAPI"]),
        ("Messages", ["LinuxUIKit", "MessagesAPI"]),
        ("MessageUI", ["LinuxUIKit", "MessagesAPI"]),
    ]
    let inertModules: [(name: String, dependencies: [Target.Dependency])] = [
        ("AVFoundation", ["Files", "LinuxQuartzCore", "UIKitAPI"]),
        ("AVKit", ["LinuxAVFoundation"]),
        ("AudioToolbox", ["LinuxAVFoundation"]),
        ("CoreLocation", []),
        ("GameplayKit", ["LinuxUIKit"]),
        ("LocalAuthentication", []),
        ("MapKit", ["LinuxCoreLocation", "LinuxUIKit", "UIKitAPI"]),
        ("MobileCoreServices", ["LinuxUniformTypeIdentifiers"]),
        ("OS", []),
        ("StoreKit", ["UIKitAPI"]),
        ("UniformTypeIdentifiers", []),
        ("WebKit", ["LinuxUIKit", "UIKitAPI"]),
    ]
    package.targets += (appModules + inertModules).map {
        .target(name: "Linux\($0.name)", dependencies: $0.dependencies)
    }
    package.targets += appModules.map { .target(name: $0.name, dependencies: [.byName(name: "Linux\($0.name)")]) }
    package.products += appModules.map { .library(name: $0.name, targets: [$0.name]) }
    package.products.append(
        .library(name: "AppModules", targets: (appModules + inertModules).map { "Linux\($0.name)" }))
#endif

// A module is compiled in one piece where all of it is new, which takes less time: `make test` asks for it, in a build
// folder of its own. Elsewhere a file that changed is compiled with its neighbours only.
//
// A module in one piece is also written by the compiler that makes its code. The driver otherwise starts a second
// compiler for that, which checks all of the module's types and optimises all of it once more: a third of the time.
//
// An index takes a tenth of what is left. SwiftPM reads that of the test modules, to find tests of XCTest: `make test`
// switches the index off and names its folder for them.
if !isFetched {
    let once = ["-no-emit-module-separately-wmo"]
    let whole = ["-whole-module-optimization", "-num-threads", "1"] + once
    let isWhole = Context.environment["BALLOON_BUILD"] == "whole"
    let index = Context.environment["BALLOON_INDEX"].map { ["-index-store-path", $0, "-index-ignore-system-modules"] }
    for target in package.targets where [.regular, .executable, .test].contains(target.type) {
        var settings = target.swiftSettings ?? []
        settings.append(.unsafeFlags(once, .when(configuration: .release)))
        if isWhole { settings.append(.unsafeFlags(whole, .when(configuration: .debug))) }
        if let index, target.type == .test { settings.append(.unsafeFlags(index)) }
        target.swiftSettings = settings
    }
}

// Benchmarks and fuzzers call what is `package`, so they belong to this package. Only their scripts ask for them: nobody
// else fetches the benchmark framework, or needs Pango.
switch Context.environment["BALLOON_TOOLS"] {
case "benchmarks":
    package.dependencies += [
        // Without traits: its malloc counter would bring jemalloc, which is not the allocator that users run with.
        .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: [])
    ]
    package.targets += [
        .systemLibrary(
            name: "CPango", path: "Benchmarks/Sources/CPango", pkgConfig: "pangoft2",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        .systemLibrary(
            name: "CCairo", path: "Benchmarks/Sources/CCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
        // The peers and floors, in C: Pango, cairo, libpng, raw HarfBuzz, and the least that ICU and HarfBuzz can do.
        .target(
            name: "CPeers", dependencies: ["CPango", "CCairo"], path: "Benchmarks/Sources/CPeers",
            linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("png")]),
        // kiwi, whose headers `Scripts/bootstrap bench` brings.
        .target(
            name: "CKiwi", path: "Benchmarks/Sources/CKiwi",
            cxxSettings: [.unsafeFlags(["-O3", "-I", "Benchmarks/.build"])]),
        // Counts calls of malloc by standing in front of it.
        .target(name: "CAllocations", path: "Benchmarks/Sources/CAllocations"),
        // The captions and what is done with them, shared by both programs.
        .target(
            name: "Workloads",
            dependencies: [
                "CKiwi", "CPeers", "BalloonTesting", "Sweeps", "Balloons", "Scenes", "UIKitAPI", "BalloonLayouts",
                "Goldens",
                "ViewLayout", "Drawing", "Typesetting",
            ],
            path: "Benchmarks/Sources/Workloads"),
        // The table of goals: interleaves the engines and prints ratios.
        .executableTarget(
            name: "ratios", dependencies: ["Workloads", "CAllocations"], path: "Benchmarks/Sources/ratios"),
        // Runs one command and prints its time and memory; small, since a parent's memory counts as its child's.
        .executableTarget(name: "stopwatch", path: "Benchmarks/Sources/stopwatch"),
        // What Pango needs from process start to exit for one caption.
        .executableTarget(name: "pango-measure", dependencies: ["CPeers"], path: "Benchmarks/Sources/pango-measure"),
        // Percentiles and thresholds of the same work.
        .executableTarget(
            name: "TextBenchmarks",
            dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
            path: "Benchmarks/Benchmarks/TextBenchmarks",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ]
case "fuzzing":
    // Scripts/fuzz builds them with `-sanitize=fuzzer` for every module, so that libFuzzer sees which code runs.
    let settings: [SwiftSetting] = [.unsafeFlags(["-parse-as-library"])]
    let drawn: [Target.Dependency] = ["FuzzerDriver", "Balloons", "ViewLayout", "Drawing", "Typesetting"]
    func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
        .executableTarget(
            name: name, dependencies: dependencies, path: "Fuzzing/Sources/\(name)", swiftSettings: settings)
    }
    // Only tests can be linked with a program: here the command line is a library, with its main function renamed.
    package.products.removeAll { $0.name == "balloon" }
    package.targets = package.targets.map { target in
        guard target.name == "balloon" else { return target }
        let renamed = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "balloon_main"]
        return .target(
            name: target.name, dependencies: target.dependencies, swiftSettings: [.unsafeFlags(renamed)])
    }
    package.targets += [
        .target(name: "FuzzerDriver", path: "Fuzzing/Sources/FuzzerDriver"),
        .target(name: "FileChecksums", path: "Fuzzing/Sources/FileChecksums"),
        // Balloons, conversations and metrics made of bytes.
        .target(
            name: "FuzzedValues", dependencies: ["Scenes", "BalloonLayouts", "ViewLayout", "Drawing", "Typesetting"],
            path: "Fuzzing/Sources/FuzzedValues"),
        fuzzer("TextFuzzer", ["FuzzerDriver", "Typesetting"]),
        fuzzer("FontFuzzer", drawn + ["FileChecksums"]),
        fuzzer("ImageFuzzer", drawn + ["FileChecksums"]),
        fuzzer("SceneFuzzer", drawn + ["Scenes", "BalloonLayouts"]),
        fuzzer("RenderFuzzer", drawn + ["FuzzedValues", "Scenes", "BalloonLayouts"]),
        fuzzer("DraftFuzzer", drawn + ["FuzzedValues", "BalloonLayouts"]),
        fuzzer("AxesFuzzer", drawn + ["Scenes", "Sweeps", "Goldens"]),
        fuzzer("GoldenFuzzer", ["FuzzerDriver", "FileChecksums", "Goldens", "ViewLayout", "Drawing"]),
        fuzzer("StreamFuzzer", ["FuzzerDriver", "balloon", "Typesetting"]),
        fuzzer("FilesFuzzer", ["FuzzerDriver", "FuzzedValues", "balloon", "Scenes", "Goldens", "Sweeps", "Support"]),
    ]
default:
    break
}
