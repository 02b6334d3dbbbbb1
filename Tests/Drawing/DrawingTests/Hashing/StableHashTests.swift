import Testing

@testable import Drawing

/// FNV-1a of 64 bits, with the test vectors of its authors (Fowler, Noll and Vo, "FNV test suite").
struct StableHashTests {
    private func hash(_ mix: (inout StableHash) -> Void) -> UInt64 {
        var hash = StableHash()
        mix(&hash)
        return hash.value
    }

    @Test(
        arguments: [
            ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("b", 0xaf63_df4c_8601_f1a5),
            ("foobar", 0x8594_4171_f739_67e8),
        ] as [(String, UInt64)])
    func bytes(_ text: String, _ value: UInt64) { #expect(hash { $0.mix(Array(text.utf8)) } == value) }

    /// Words are mixed byte by byte from the lowest, all eight of them.
    @Test func words() {
        let word: UInt64 = 0x0807_0605_0403_0201
        #expect(hash { $0.mix([word]) } == hash { $0.mix([1, 2, 3, 4, 5, 6, 7, 8] as [UInt8]) })
        #expect(
            hash { $0.mix([1, 2] as [UInt64]) }
                == hash {
                    $0.mix([1] as [UInt64]); $0.mix([2] as [UInt64])
                })
        let bits = (0..<64).map { bit in hash { $0.mix([UInt64(1) << UInt64(bit)]) } }
        #expect(Set(bits).count == 64)
    }
}
