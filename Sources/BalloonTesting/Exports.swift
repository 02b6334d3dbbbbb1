@_exported import Balloons
@_exported import Goldens
