/// The symbols that a view can name. They are drawn by Balloon itself.
package enum SymbolName: String, Hashable, Sendable, CaseIterable {
    case check, cross, plus, minus, heart, star, bell, pin, clock, calendar, person
    /// It points to the trailing side.
    case chevron
}
