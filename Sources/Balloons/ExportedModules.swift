// `import Messages` brings Foundation and UIKit along on iOS; `import Balloons` does the same with the values that
// stand for UIKit's, so that a file of an iMessage app needs no other import.
@_exported import BalloonLayouts
@_exported import Drawing
@_exported import Foundation
@_exported import MessagesAPI
@_exported import MessagesHost
@_exported import Scenes
@_exported import Typesetting
@_exported import UIKitAPI
@_exported import ViewLayout
