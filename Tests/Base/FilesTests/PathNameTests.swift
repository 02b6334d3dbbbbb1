import Testing

@testable import Files

struct PathNameTests {
    @Test(
        "The parent is what stands before the last name, without its slashes",
        arguments: [
            ("a", ""), ("s.yaml", ""), (".", ""), ("..", ""), ("", ""), ("a/", ""), ("é", ""),
            ("/", "/"), ("//", "/"), ("/a", "/"), ("//a", "/"), ("/a/", "/"),
            ("a/b", "a"), ("a/b/", "a"), ("a//b", "a"), ("a//b//", "a"), ("./a", "."), ("../a", ".."),
            ("a/b/c", "a/b"), ("/a/b", "/a"), ("/a//b", "/a"), ("a/.", "a"), ("ä/ö", "ä"),
        ])
    func parent(_ path: String, _ parent: String) {
        #expect(PathName.parent(of: path) == parent)
    }
}
