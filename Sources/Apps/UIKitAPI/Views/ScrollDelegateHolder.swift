/// What has a delegate for scrolling. Tables have one of another type under the same name; Swift lets a class hide what
/// a protocol's extension declares, and not what its own superclass declares.
///
/// ```swift
/// let list: any ScrollDelegateHolder = UIScrollView()
/// ```
@preconcurrency @MainActor public protocol ScrollDelegateHolder: AnyObject {}

extension UIScrollView: ScrollDelegateHolder {}

extension ScrollDelegateHolder where Self: UIScrollView {
    /// The delegate; nothing calls it on Linux.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
