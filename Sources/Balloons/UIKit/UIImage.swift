import Drawing

/// UIKit's name for a picture, so that model files compile unchanged.
public typealias UIImage = Picture
