import Drawing
import Foundation
import ViewLayout

extension UIImage {
    /// The picture with a name in the program's own resources; nil where there is none. See
    /// ``init(named:in:compatibleWith:)``.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// The picture of a name in a bundle; nil when there is none, or none that can be read.
    ///
    /// It is looked for as a file `NAME@3x.png`, `NAME@2x.png` or `NAME.png` (or with the extension that the name has),
    /// then as an image set of an asset catalogue that was copied into the bundle, as `.copy("Assets.xcassets")` in a
    /// package does; folders in the catalogue make no difference unless they provide a namespace, which the name then
    /// begins with. Vector pictures are not read. Every call reads the files again.
    /// - Parameters:
    ///   - bundle: nil for the program's own, with what `balloon import` took along; `Bundle.module` has the resources of
    ///     a package's target.
    ///   - traitCollection: whose scale and appearance decide between variants; nil for those of the current viewer.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let traits = traitCollection?.traits ?? CurrentViewer.traits
        for folder in AppResources.folders(of: bundle) {
            guard
                let picture = Self.file(named: name, in: folder, for: traits)
                    ?? Self.imageSet(named: name, in: folder, for: traits)
            else { continue }
            self.init(picture)
            return
        }
        return nil
    }

    private static func file(named name: String, in folder: URL, for traits: TraitCollection) -> Picture? {
        let file = folder.appendingPathComponent(name)
        let extensionName = file.pathExtension.isEmpty ? "png" : file.pathExtension
        let stem = file.pathExtension.isEmpty ? file : file.deletingPathExtension()
        for scale in scales(for: traits) {
            let suffix = scale == 1 ? "" : "@\(scale)x"
            let path = "\(stem.path)\(suffix).\(extensionName)"
            if let picture = try? PictureFile.decode(contentsOf: path) { return picture }
        }
        return nil
    }

    private static func imageSet(named name: String, in folder: URL, for traits: TraitCollection) -> Picture? {
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for catalogue in contents.sorted() where catalogue.hasSuffix(".xcassets") {
            let root = folder.appendingPathComponent(catalogue)
            guard let set = AssetCatalogueFolder(url: root).imageSet(named: name) else { continue }
            return set.picture(scales: scales(for: traits), isDark: traits.drawnStyle == .dark)
        }
        return nil
    }

    /// The scales in the order of the search: the viewer's, then the others, the largest first.
    private static func scales(for traits: TraitCollection) -> [Int] {
        [traits.pixelsPerPoint] + [3, 2, 1].filter { $0 != traits.pixelsPerPoint }
    }
}
