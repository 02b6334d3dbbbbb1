#if !canImport(Darwin)
    import Foundation
    import LinuxCryptoKit
    import LinuxSwiftData
    import SwiftUIAPI
    import Testing

    /// What an app keeps with SwiftData, and the hashes of CryptoKit.
    @MainActor struct KeptModelsTests {
        @Observable fileprivate final class Drink: PersistentModel {
            let _place = ModelPlace()
            var name: String
            var price: Double
            init(_ name: String, _ price: Double) { (self.name, self.price) = (name, price) }
        }

        @Test func aStoreIsEmptyAtFirstAndKeepsWhatIsPutIn() throws {
            let container = try ModelContainer(for: Drink.self, configurations: ModelConfiguration())
            let context = container.mainContext
            #expect(try context.fetchCount(FetchDescriptor<Drink>()) == 0)
            let (tea, cake, water) = (Drink("Tea", 3), Drink("Cake", 5), Drink("Water", 1))
            for drink in [tea, cake, water, tea] { context.insert(drink) }
            // Another context of the container has the same objects.
            let other = ModelContext(container)
            var cheap = FetchDescriptor<Drink>(
                predicate: #Predicate { $0.price < 4 }, sortBy: [SortDescriptor(\.name, order: .reverse)])
            #expect(try other.fetch(cheap).map(\.name) == ["Water", "Tea"])
            (cheap.fetchOffset, cheap.fetchLimit) = (1, 1)
            #expect(try other.fetch(cheap) == [tea])
            other.delete(tea)
            #expect(tea.isDeleted && tea.modelContext == nil && cake.modelContext != nil)
            #expect(try context.fetch(FetchDescriptor<Drink>()).map(\.name) == ["Cake", "Water"])
            try context.delete(model: Drink.self)
            #expect(try context.fetchCount(FetchDescriptor<Drink>()) == 0 && cake.id != water.id)
        }

        private struct DrinkList: View {
            @Query var drinks: [Drink]
            var body: some View { Color.red.frame(width: 100, height: CGFloat(drinks.count) * 40) }
        }

        @Test func aViewsOwnContainerIsHandedToTheAppOnce() {
            var count = 0
            let view = DrinkList().modelContainer(for: Drink.self) { result in
                count += 1
                if let container = try? result.get() { ModelContext(container).insert(Drink("Tea", 3)) }
            }
            let controller = UIHostingController(rootView: view)
            for width in [300, 200] {
                #expect(controller.sizeThatFits(in: CGSize(width: width, height: 500)).height == 40)
            }
            #expect(count == 1)
        }

        /// The examples of FIPS 180-4 ("abc"), and of RFC 4231, test case 2.
        @Test func hashesAreTheRealOnes() {
            let digits = { (digest: SHA256Digest) in digest.map { String(format: "%02x", $0) }.joined() }
            var hash = SHA256()
            hash.update(data: Data("ab".utf8))
            hash.update(data: Data("c".utf8))
            #expect(digits(hash.finalize()) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
            let (key, data) = (SymmetricKey(data: Data("Jefe".utf8)), Data("what do ya want for nothing?".utf8))
            let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
            #expect(digits(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
            #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
            #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data + [1], using: key))
        }
    }
#endif
