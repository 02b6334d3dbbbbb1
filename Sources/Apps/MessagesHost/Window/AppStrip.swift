/// The state of the row of app icons at the bottom of a conversation: favourites in the user's order, then the others,
/// the most recently used first ("WWDC 2017, session 234").
package struct AppStrip<App: Hashable & Sendable>: Hashable, Sendable {
    /// The favourites, in the user's order.
    package private(set) var favorites: [App] = []
    /// The other apps that are enabled, the most recently used first.
    package private(set) var recents: [App] = []

    /// Makes a strip without apps.
    package init() {}

    /// The apps in the order of their icons.
    package var apps: [App] { favorites + recents }

    /// Installs an app from the store: it is enabled and becomes the first of the recents. An installed app stays where
    /// it is.
    package mutating func install(_ app: App) {
        guard !apps.contains(app) else { return }
        recents.insert(app, at: 0)
    }

    /// Opens an app: a recent becomes the first, a favourite stays where the user put it.
    package mutating func use(_ app: App) {
        guard let index = recents.firstIndex(of: app) else { return }
        recents.insert(recents.remove(at: index), at: 0)
    }

    /// Makes a recent a favourite.
    /// - Parameter position: the index among the favourites; the end if it is nil or larger than the last index.
    package mutating func addToFavorites(_ app: App, at position: Int? = nil) {
        guard let index = recents.firstIndex(of: app) else { return }
        recents.remove(at: index)
        favorites.insert(app, at: min(max(position ?? favorites.count, 0), favorites.count))
    }

    /// Moves a favourite to another index among the favourites.
    package mutating func moveFavorite(_ app: App, to position: Int) {
        guard let index = favorites.firstIndex(of: app) else { return }
        favorites.remove(at: index)
        favorites.insert(app, at: min(max(position, 0), favorites.count))
    }

    /// Makes a favourite the first of the recents.
    package mutating func removeFromFavorites(_ app: App) {
        guard let index = favorites.firstIndex(of: app) else { return }
        recents.insert(favorites.remove(at: index), at: 0)
    }

    /// Disables or deletes an app.
    package mutating func remove(_ app: App) {
        favorites.removeAll { $0 == app }
        recents.removeAll { $0 == app }
    }
}
