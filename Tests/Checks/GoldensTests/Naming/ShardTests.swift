import Drawing
import Goldens
import Testing

/// Parts of a run.
struct ShardTests {
    @Test func everyCellIsInOnePart() throws {
        let names = (0..<1000).map { "scene\($0)@L" }
        for count in [1, 2, 3, 8] {
            let shards = try (1...count).map { try #require(Shard("\($0)/\(count)")) }
            #expect(names.allSatisfy { name in shards.count { $0.contains(name) } == 1 })
            // No part is empty or has twice its share.
            for shard in shards { #expect((1..<2 * 1000 / count + 1).contains(names.count(where: shard.contains))) }
        }
    }

    @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3", "", "1/100001", "1//3", "/1/3", "1/3/", "1 /3"])
    func whatIsNoPartIsRefused(_ text: String) { #expect(Shard(text) == nil) }

    /// The hash is part of the contract: shards of two versions must not both leave out a cell. SHA-256 of "dinner@L"
    /// begins with the digits that `printf dinner@L | sha256sum` prints.
    @Test func thePartIsThatOfTheFirstDigitsOfTheSHA256() throws {
        let digits = try #require(Int(SHA256.hexadecimalDigest(of: Array("dinner@L".utf8)).prefix(8), radix: 16))
        #expect(try #require(Shard("\(digits % 7 + 1)/7")).contains("dinner@L"))
    }
}
