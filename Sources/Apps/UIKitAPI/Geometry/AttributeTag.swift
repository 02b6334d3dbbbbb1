/// The first stored property of a class whose objects are attributes of texts.
///
/// Foundation on Linux compares the attributes of adjacent stretches. It reads the word behind the head of an object, where
/// its own objects have the number of their type in bits 8 to 17, and ends the process where that is 0. Which number it is
/// does not matter: `isEqual` is asked.
struct AttributeTag {
    private let word: UInt64 = 0x100
}
