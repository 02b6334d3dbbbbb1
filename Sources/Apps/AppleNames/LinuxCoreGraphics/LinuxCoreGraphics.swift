// `import CoreGraphics` in an app, on Linux. The geometry itself is Foundation's.
@_exported import Foundation
@_exported import struct UIKitAPI.CGAffineTransform
@_exported import struct UIKitAPI.CGBitmapInfo
@_exported import enum UIKitAPI.CGBlendMode
@_exported import class UIKitAPI.CGColor
@_exported import enum UIKitAPI.CGColorRenderingIntent
@_exported import class UIKitAPI.CGColorSpace
@_exported import func UIKitAPI.CGColorSpaceCreateDeviceGray
@_exported import func UIKitAPI.CGColorSpaceCreateDeviceRGB
@_exported import class UIKitAPI.CGContext
@_exported import class UIKitAPI.CGDataProvider
@_exported import class UIKitAPI.CGGradient
@_exported import struct UIKitAPI.CGGradientDrawingOptions
@_exported import class UIKitAPI.CGImage
@_exported import enum UIKitAPI.CGImageAlphaInfo
@_exported import enum UIKitAPI.CGInterpolationQuality
@_exported import enum UIKitAPI.CGLineCap
@_exported import enum UIKitAPI.CGLineJoin
@_exported import class UIKitAPI.CGMutablePath
@_exported import class UIKitAPI.CGPath
@_exported import enum UIKitAPI.CGPathDrawingMode
@_exported import enum UIKitAPI.CGPathFillRule
@_exported import struct UIKitAPI.CGVector
