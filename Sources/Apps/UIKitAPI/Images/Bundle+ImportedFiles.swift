import Foundation

extension Bundle {
    /// Where the files of an imported app are, as `Bundle.main` says on iOS; `balloon import` writes it where code looks
    /// for a file. The program's own bundle where the app has none.
    /// - Parameter file: a source of the app, by which its module is known.
    public static func ofImportedFiles(for file: StaticString = #fileID) -> Bundle {
        let module = file.description.prefix { $0 != "/" }
        return AppResources.ofTargets.first { $0.path.hasSuffix("_\(module).resources/Resources") }
            .flatMap { Bundle(url: $0) } ?? .main
    }
}
