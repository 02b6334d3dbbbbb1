/// What can be said of a template without measuring it.
enum TemplateFindings {
    static func findings(_ content: TemplateContent) -> [Finding] {
        guard content.image == nil else { return [] }
        let texts = [("imageTitle", content.imageTitle), ("imageSubtitle", content.imageSubtitle)]
        return texts.filter { $0.1?.isEmpty == false }.map { id, _ in
            Finding(
                .imageTextWithoutImage, node: id,
                message: "\(id) is not drawn without an image; set image, or use caption")
        }
    }
}
