import Foundation

/// Where an app's files lie: those of its bundle, and for the program's own bundle the folders beside the program that
/// SwiftPM makes for the resources of targets. `balloon import` puts an app's files into a folder `Resources` there.
package enum AppResources {
    /// The folders to look in, the bundle's own first.
    package static func folders(of bundle: Bundle?) -> [URL] {
        guard let own = (bundle ?? .main).resourceURL else { return [] }
        var folders = [own, own.appendingPathComponent("Resources")]
        if bundle == nil || bundle === Bundle.main { folders += ofTargets }
        return folders
    }

    /// The folders beside the program; which there are is asked once.
    static let ofTargets: [URL] = {
        guard let own = Bundle.main.resourceURL else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
        let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
        return resources(names.sorted(), of: program)
            .map { own.appendingPathComponent($0).appendingPathComponent("Resources") }
    }()

    /// The folders of resources that belong to a program. Packages that share a folder for what is built leave theirs
    /// side by side; the tests of a package that has some look at no others.
    static func resources(_ names: [String], of program: String) -> [String] {
        let all = names.filter { $0.hasSuffix(".resources") }
        let ending = "PackageTests.xctest"
        guard program.hasSuffix(ending) else { return all }
        let own = all.filter { $0.hasPrefix(program.dropLast(ending.count) + "_") }
        return own.isEmpty ? all : own
    }
}

extension Bundle {
    /// Where the files of an imported app are, as `Bundle.main` says on iOS; `balloon import` writes it where code looks
    /// for a file. The program's own bundle where the app has none.
    /// - Parameter file: a source of the app, by which its module is known.
    public static func ofImportedFiles(for file: StaticString = #fileID) -> Bundle {
        let module = file.description.prefix { $0 != "/" }
        return AppResources.ofTargets.first { $0.path.hasSuffix("_\(module).resources/Resources") }
            .flatMap { Bundle(url: $0) } ?? .main
    }

    /// The files with an ending, in order; `balloon import` writes it where code asks for them. An import lays the files of
    /// folders side by side.
    public func urlsOfImportedFiles(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        let own = urls(forResourcesWithExtension: ext, subdirectory: subpath) ?? []
        let all = own.isEmpty ? urls(forResourcesWithExtension: ext, subdirectory: nil) : own
        return all?.compactMap { $0.absoluteURL }.sorted { $0.path < $1.path }
    }
}
