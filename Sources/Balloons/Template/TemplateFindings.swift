import ViewLayout

/// Findings about template balloons.
enum TemplateFindings {
    /// Titles that a picture is too low for; their lower part is cut off.
    static func cutTitles(in balloon: PlacedNode) -> [Finding] {
        guard let image = balloon.children.first(where: { $0.id == "image" }) else { return [] }
        return image.children.compactMap { node in
            guard case .text = node.content, node.frame.maxY > image.frame.maxY, let id = node.id else { return nil }
            return Finding(
                .contentClipped, node: id, points: node.frame.maxY - image.frame.maxY,
                message: "the picture is too low for \(id), which is cut; shorten the captions or take a higher picture"
            )
        }
    }

    /// Titles that are not drawn for want of a picture.
    static func lostTitles(_ content: TemplateContent) -> [Finding] {
        guard content.image == nil else { return [] }
        let texts = [("imageTitle", content.imageTitle), ("imageSubtitle", content.imageSubtitle)]
        return texts.filter { $0.1?.isEmpty == false }.map { id, _ in
            Finding(
                .imageTextWithoutImage, node: id,
                message: "\(id) is not drawn without an image; set image, or use caption")
        }
    }
}
