/// The row of app icons at the foot of a conversation, as state: favourites in the user's order, then the others, the
/// most recently used first ("WWDC 2017, session 234").
package struct AppStrip<App: Hashable & Sendable>: Hashable, Sendable {
    /// The favourites, in the user's order.
    package private(set) var favorites: [App] = []
    /// The other apps that are enabled, the most recently used first.
    package private(set) var recents: [App] = []

    /// Makes a strip without apps.
    package init() {}

    /// The apps in the order of their icons.
    package var apps: [App] { favorites + recents }

    /// An app comes from a store: it is enabled and the first of the recents. One that is there stays where it is.
    package mutating func install(_ app: App) {
        guard !apps.contains(app) else { return }
        recents.insert(app, at: 0)
    }

    /// An app is opened: a recent becomes the first, a favourite stays where the user put it.
    package mutating func use(_ app: App) {
        guard let index = recents.firstIndex(of: app) else { return }
        recents.insert(recents.remove(at: index), at: 0)
    }

    /// The user makes a recent a favourite.
    /// - Parameter position: the place among the favourites; nil, and everything behind the last, for the end.
    package mutating func addToFavorites(_ app: App, at position: Int? = nil) {
        guard let index = recents.firstIndex(of: app) else { return }
        recents.remove(at: index)
        favorites.insert(app, at: min(max(position ?? favorites.count, 0), favorites.count))
    }

    /// The user moves a favourite to another place among the favourites.
    package mutating func moveFavorite(_ app: App, to position: Int) {
        guard let index = favorites.firstIndex(of: app) else { return }
        favorites.remove(at: index)
        favorites.insert(app, at: min(max(position, 0), favorites.count))
    }

    /// The user takes a favourite back: it is the first of the recents.
    package mutating func removeFromFavorites(_ app: App) {
        guard let index = favorites.firstIndex(of: app) else { return }
        recents.insert(favorites.remove(at: index), at: 0)
    }

    /// The app is disabled or deleted.
    package mutating func remove(_ app: App) {
        favorites.removeAll { $0 == app }
        recents.removeAll { $0 == app }
    }
}
