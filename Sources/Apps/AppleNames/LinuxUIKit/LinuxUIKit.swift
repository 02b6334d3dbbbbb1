// `import UIKit` in an app, on Linux: Foundation comes along, as it does on iOS.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import UIKitAPI

/// What `#colorLiteral` makes: Xcode writes such literals for colours.
public typealias _ColorLiteralType = UIColor

/// What `#imageLiteral` makes.
public typealias _ImageLiteralType = UIImage
