import ArgumentParser

/// The formats in which balloons are drawn.
enum PictureFormatOption: String, ExpressibleByArgument, CaseIterable {
    case png
    case svg
}
