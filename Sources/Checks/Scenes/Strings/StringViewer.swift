import ViewLayout

/// For whom a string is put together.
struct StringViewer: Hashable, Sendable {
    /// The language whose plural rules its text follows.
    var language: String
    /// The locale in which numbers and dates are written.
    var locale: String
    /// The viewer's device.
    var device: DeviceVariation
}

extension DeviceVariation {
    /// The device of a viewer.
    package init(_ idiom: UserInterfaceIdiom) {
        self =
            switch idiom {
            case .phone: .iphone
            case .pad: .ipad
            case .mac: .mac
            case .watch: .applewatch
            }
    }
}
