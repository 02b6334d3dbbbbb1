"""Every picture by its file's name."""
from . import (
    bullet_train, event_map, ferry_building, ice_cream, icons, lanterns, ramen, reversi_board, show_cover, stickers,
    thai_curry)

ALBUM = {
    "bullet-train": bullet_train.draw,
    "event-map": event_map.draw,
    "ferry-building": ferry_building.draw,
    "ice-cream": ice_cream.draw,
    "lanterns": lanterns.draw,
    "ramen": ramen.draw,
    "reversi-board": reversi_board.draw,
    "show-cover": show_cover.draw,
    "thai-curry": thai_curry.draw,
    "sticker-agreed": stickers.agreed,
    "sticker-boat": stickers.boat,
    "sticker-cup": stickers.cup,
    "sticker-fish": stickers.fish,
    "sticker-heart": stickers.heart,
    "sticker-lighthouse": stickers.lighthouse,
    "sticker-sun": stickers.sun,
    "icon-countdown": icons.countdown,
    "icon-group-order": icons.group_order,
    "icon-ice-cream": icons.ice_cream_shop,
    "icon-invitation": icons.invitation,
    "icon-poll": icons.poll,
    "icon-railway": icons.railway,
    "icon-reversi": icons.reversi,
    "icon-series": icons.night_watch,
    "icon-table": icons.table,
    "icon-thai-kitchen": icons.thai_kitchen,
}
