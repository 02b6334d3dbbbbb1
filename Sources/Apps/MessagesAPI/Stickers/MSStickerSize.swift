import BalloonLayouts

/// How large the cells of a sticker browser are.
public typealias MSStickerSize = StickerSize
