// Classes of UIKit that StoryCodeUIKit uses, written from their public documentation, for type checks only.

#ifndef STORYCODE_UIKIT_H
#define STORYCODE_UIKIT_H

#include "Foundation.h"

#pragma clang assume_nonnull begin

@class UIViewController, UIWindow;

typedef NS_ENUM(NSInteger, UISceneActivationState) {
    UISceneActivationStateUnattached = -1,
    UISceneActivationStateForegroundActive,
    UISceneActivationStateForegroundInactive,
    UISceneActivationStateBackground
} NS_SWIFT_NAME(UIScene.ActivationState);


NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property (nullable, nonatomic, readonly) UIResponder *nextResponder NS_SWIFT_NAME(next);
@end

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) NSInteger tag;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nullable, nonatomic, readonly) UIWindow *window;
@property (nonatomic, readonly, copy) NSArray<UIView *> *subviews;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NS_SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
@end

NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneActivationState activationState;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene
@end

@class UILabel;

typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) {
    UITableViewCellSelectionStyleNone,
    UITableViewCellSelectionStyleBlue,
    UITableViewCellSelectionStyleGray,
    UITableViewCellSelectionStyleDefault,
} NS_SWIFT_NAME(UITableViewCell.SelectionStyle);

NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView
@property (nullable, nonatomic, readonly, strong) UILabel *textLabel;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@end

NS_SWIFT_UI_ACTOR
@interface UITableView : UIView
- (void)reloadData;
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(register(_:forCellReuseIdentifier:));
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated
    NS_SWIFT_NAME(deselectRow(at:animated:));
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(dequeueReusableCell(withIdentifier:for:));
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(dequeueReusableCell(withIdentifier:));
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIView
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(dequeueReusableCell(withReuseIdentifier:for:));
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene API_AVAILABLE(ios, introduced=13.0);
- (void)makeKeyAndVisible;
@end

NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@end

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes API_AVAILABLE(ios, introduced=13.0);
@end

NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@end

NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@end

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
    UIModalPresentationFullScreen = 0,
    UIModalPresentationPageSheet,
    UIModalPresentationFormSheet,
};

@class UINavigationItem, UIStoryboard, UIStoryboardSegue, UINavigationController, UITabBarController;

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
                            (void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    NS_SWIFT_NAME(animate(alongsideTransition:completion:)) __attribute__((swift_attr("@discardableResult")));
@end

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibName bundle:(nullable NSBundle *)bundle
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, nonatomic, readonly, copy) NSString *nibName;
@property (nullable, nonatomic, readonly, strong) NSBundle *nibBundle;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded API_AVAILABLE(ios, introduced=9.0);
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)loadView;
- (void)loadViewIfNeeded API_AVAILABLE(ios, introduced=9.0);
- (void)viewDidLoad;
- (void)viewWillUnload __attribute__((availability(ios, introduced=5.0, deprecated=6.0)));
- (void)viewDidUnload __attribute__((availability(ios, introduced=3.0, deprecated=6.0)));
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated API_AVAILABLE(ios, introduced=13.0);
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)updateProperties API_AVAILABLE(ios, introduced=26.0) API_AVAILABLE(tvos, introduced=26.0);
- (void)setNeedsUpdateProperties API_AVAILABLE(ios, introduced=26.0);
- (void)updatePropertiesIfNeeded API_AVAILABLE(ios, introduced=26.0);
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)didReceiveMemoryWarning;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nullable, nonatomic, readonly, strong) UIStoryboard *storyboard;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nonatomic, readonly) NSArray<UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)child NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:));
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
@property (nullable, nonatomic, readonly, strong) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)animated
                   completion:(void (^ _Nullable NS_SWIFT_UI_ACTOR)(void))completion
    NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)animated
                           completion:(void (^ _Nullable NS_SWIFT_UI_ACTOR)(void))completion
    NS_SWIFT_NAME(dismiss(animated:completion:));
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end

NS_SWIFT_UI_ACTOR
@interface UISearchBar : UIView
@property (nullable, nonatomic, copy) NSString *text;
@end

@class UISearchController;

NS_SWIFT_UI_ACTOR
@protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController
    NS_SWIFT_NAME(updateSearchResults(for:));
@end

NS_SWIFT_UI_ACTOR
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController;
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nonatomic, strong, readonly) UISearchBar *searchBar;
@end

NS_SWIFT_UI_ACTOR
@interface UIAction : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : NSObject <NSCoding>
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nullable, nonatomic, strong) UISearchController *searchController API_AVAILABLE(ios, introduced=11.0);
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewController : UIViewController
@property (nonatomic, strong, null_resettable) UITableView *tableView;
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(tableView(_:cellForRowAt:));
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
    NS_SWIFT_NAME(tableView(_:didSelectRowAt:));
- (nullable NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
@end

typedef NSString *UINibOptionsKey;

NS_SWIFT_UI_ACTOR
@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundle NS_SWIFT_NAME(init(nibName:bundle:));
- (NSArray *)instantiateWithOwner:(nullable id)owner
                          options:(nullable NSDictionary<UINibOptionsKey, id> *)options
    NS_SWIFT_NAME(instantiate(withOwner:options:));
@end

NS_SWIFT_UI_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated NS_SWIFT_NAME(navigationController(_:willShow:animated:));
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated NS_SWIFT_NAME(navigationController(_:didShow:animated:));
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController NS_SWIFT_NAME(topViewController);
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated
    NS_SWIFT_NAME(popToRootViewController(animated:)) __attribute__((swift_attr("@discardableResult")));
- (instancetype)initWithRootViewController:(UIViewController *)root;
@property (nonatomic, copy) NSArray<UIViewController *> *viewControllers;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated NS_SWIFT_NAME(popViewController(animated:))
    __attribute__((swift_attr("@discardableResult")));
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@end

typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
    UIPageViewControllerTransitionStylePageCurl = 0,
    UIPageViewControllerTransitionStyleScroll = 1,
} NS_SWIFT_NAME(UIPageViewController.TransitionStyle);

typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
    UIPageViewControllerNavigationOrientationHorizontal = 0,
    UIPageViewControllerNavigationOrientationVertical = 1,
} NS_SWIFT_NAME(UIPageViewController.NavigationOrientation);

typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
    UIPageViewControllerNavigationDirectionForward,
    UIPageViewControllerNavigationDirectionReverse,
} NS_SWIFT_NAME(UIPageViewController.NavigationDirection);

@class UIPageViewController;

NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
               viewControllerBeforeViewController:(UIViewController *)viewController
    NS_SWIFT_NAME(pageViewController(_:viewControllerBefore:));
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
                viewControllerAfterViewController:(UIViewController *)viewController
    NS_SWIFT_NAME(pageViewController(_:viewControllerAfter:));
@end

NS_SWIFT_UI_ACTOR
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation
                                options:(nullable NSDictionary<NSString *, id> *)options;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
@property (nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^ _Nullable)(BOOL finished))completion;
@end

typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
    UISplitViewControllerColumnPrimary,
    UISplitViewControllerColumnSupplementary,
    UISplitViewControllerColumnSecondary,
    UISplitViewControllerColumnCompact,
} NS_SWIFT_NAME(UISplitViewController.Column);

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
    UISplitViewControllerStyleUnspecified,
    UISplitViewControllerStyleDoubleColumn,
    UISplitViewControllerStyleTripleColumn,
} NS_SWIFT_NAME(UISplitViewController.Style);

NS_SWIFT_UI_ACTOR
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style;
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
- (void)setViewController:(nullable UIViewController *)vc
                forColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(setViewController(_:for:));
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column
    NS_SWIFT_NAME(viewController(for:));
- (void)showColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(show(_:));
@end

NS_SWIFT_UI_ACTOR
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)bundle
    NS_SWIFT_NAME(init(name:bundle:));
- (nullable __kindof UIViewController *)instantiateInitialViewController;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier
    NS_SWIFT_NAME(instantiateViewController(withIdentifier:));
@end

NS_SWIFT_UI_ACTOR
@interface UIStoryboardSegue : NSObject
@property (nullable, nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, readonly) __kindof UIViewController *sourceViewController NS_SWIFT_NAME(source);
@property (nonatomic, readonly) __kindof UIViewController *destinationViewController NS_SWIFT_NAME(destination);
- (void)perform;
@end

#pragma clang assume_nonnull end
#endif
