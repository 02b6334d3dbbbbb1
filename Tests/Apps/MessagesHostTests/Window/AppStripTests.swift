import MessagesHost
import Testing

/// The app strip as state: facts 1.1.
@Suite struct AppStripTests {
    private func strip(_ apps: String...) -> AppStrip<String> {
        var strip = AppStrip<String>()
        for app in apps.reversed() { strip.install(app) }
        return strip
    }

    @Test("An app that is installed is enabled, and the first of the recents")
    func install() {
        var strip = strip("a", "b")
        strip.install("new")
        #expect(strip.apps == ["new", "a", "b"])
        strip.install("b")
        #expect(strip.apps == ["new", "a", "b"])
    }

    @Test("The most recently used recent comes first; a favourite stays where it is")
    func use() {
        var strip = strip("a", "b", "c")
        strip.addToFavorites("c")
        strip.use("b")
        #expect(strip.apps == ["c", "b", "a"])
        strip.use("c")
        #expect(strip.favorites == ["c"] && strip.recents == ["b", "a"])
    }

    @Test("Favourites stand left, in the user's order")
    func favorites() {
        var strip = strip("a", "b", "c", "d")
        strip.addToFavorites("c")
        strip.addToFavorites("a")
        strip.addToFavorites("d", at: 0)
        #expect(strip.favorites == ["d", "c", "a"] && strip.recents == ["b"])
        strip.moveFavorite("a", to: 0)
        #expect(strip.favorites == ["a", "d", "c"])
        strip.removeFromFavorites("d")
        #expect(strip.apps == ["a", "c", "d", "b"])
        strip.install("new")
        #expect(strip.apps == ["a", "c", "new", "d", "b"])
    }

    @Test("What is not there changes nothing; a position outside is the nearest end")
    func edges() {
        var strip = strip("a", "b")
        let before = strip
        strip.use("x")
        strip.addToFavorites("x")
        strip.moveFavorite("x", to: 0)
        strip.removeFromFavorites("a")
        #expect(strip == before)
        strip.addToFavorites("a", at: 99)
        strip.addToFavorites("b", at: -1)
        #expect(strip.favorites == ["b", "a"])
        strip.remove("b")
        #expect(strip.apps == ["a"])
    }
}
