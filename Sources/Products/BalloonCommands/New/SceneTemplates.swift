import ArgumentParser

/// The kinds of scenes that `balloon new` writes.
enum NewSceneKind: String, ExpressibleByArgument, CaseIterable {
    case template, live, conversation

    /// The text of the scene, with comments that explain it.
    /// - Parameter schema: the path of the schema, relative to the scene.
    func text(schema: String) -> String {
        """
        # yaml-language-server: $schema=\(schema)
        # Sizes and findings: balloon measure FILE. A picture: balloon render FILE -o picture.png
        # Every viewer at once: balloon lint FILE. All keys: Documentation/SceneReference.md

        """ + body + viewers
    }

    private var body: String {
        switch self {
        case .template: Self.templateText
        case .live: Self.liveText
        case .conversation: Self.conversationText
        }
    }

    private static let templateText = """
        message:
          # What the conversation list shows.
          summaryText: Dinner on Friday
          # What the receiving app reads.
          url: https://example.com/dinner?day=friday
          layout:
            # Drawn by Messages. An image goes above the texts: image: picture.png
            template:
              caption: Dinner
              subcaption: Friday

        """

    private static let liveText = """
        message:
          summaryText: Dinner on Friday
          url: https://example.com/dinner?day=friday
          layout:
            # Drawn by the app.
            live:
              view:
                vstack:
                  # A text style follows the viewer's text size. A colour with # needs quotes: color: "#8ecae6"
                  - {text: Dinner, font: headline, id: title}
                  - {text: Friday, color: secondaryLabel, id: day}
                spacing: 4
                alignment: leading
                padding: 16
              # What contentSizeThatFits answers: the height that the view needs.
              contentSize: {height: fit}
              # What viewers without live layouts see.
              alternate:
                caption: Dinner
                subcaption: Friday

        """

    private static let conversationText = """
        # Who takes part. $ada in a text becomes the name that the viewer sees.
        participants: {ada: Ada, bela: Béla}
        viewer: bela
        app: {name: Dinner}
        transcript:
          # The oldest first.
          entries:
            - {text: Are you hungry?, from: ada}
            - from: ada
              message:
                summaryText: Dinner on Friday
                url: https://example.com/dinner?day=friday
                layout:
                  template:
                    caption: Dinner
                    subcaption: Friday
            - {text: I am, from: bela}
          inputField: {placeholder: Message}

        """

    private var viewers: String {
        """

        # Who looks at it, where nothing else is said.
        traits:
          transcriptWidth: 402
          locale: en
          userInterfaceStyle: light

        # What balloon record keeps and balloon verify compares: few pictures.
        goldens:
          userInterfaceStyles: [light, dark]

        # What balloon sweep measures: every combination.
        sweep:
          transcriptWidths: [320, 375, 402, 440]
          preferredContentSizeCategories: all

        """
    }
}
