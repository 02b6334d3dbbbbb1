/// The symbols that a view can name. They are drawn by Balloon itself.
package enum SymbolName: String, Hashable, Sendable, CaseIterable {
    case check, cross, plus, minus, heart, star, bell, pin, clock, calendar, person
    case play, pause, music, camera, photo, search, house, cart, lock, bolt, info, ellipsis, share
    /// They point to the trailing side.
    case chevron, arrow
}
