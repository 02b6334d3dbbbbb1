// `import QuartzCore` in an app, on Linux.
@_exported import CoreGraphics
@_exported import struct UIKitAPI.CACornerMask
@_exported import class UIKitAPI.CAGradientLayer
@_exported import struct UIKitAPI.CAGradientLayerType
@_exported import class UIKitAPI.CALayer
@_exported import struct UIKitAPI.CALayerContentsGravity
@_exported import struct UIKitAPI.CALayerCornerCurve
@_exported import protocol UIKitAPI.CALayerDelegate
@_exported import class UIKitAPI.CAShapeLayer
@_exported import struct UIKitAPI.CAShapeLayerFillRule
@_exported import struct UIKitAPI.CAShapeLayerLineCap
@_exported import struct UIKitAPI.CAShapeLayerLineJoin
@_exported import struct UIKitAPI.CATransform3D
@_exported import func UIKitAPI.CATransform3DMakeAffineTransform
@_exported import func UIKitAPI.CATransform3DMakeRotation
@_exported import func UIKitAPI.CATransform3DMakeScale
@_exported import func UIKitAPI.CATransform3DMakeTranslation
