// Classes of AppKit that the package's adapters use, written from their public documentation, for type checks only.

#ifndef STORYCODE_APPKIT_H
#define STORYCODE_APPKIT_H

#include "Foundation.h"

#pragma clang assume_nonnull begin

@class NSWindow, NSViewController, NSStoryboard, NSStoryboardSegue;

NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, assign) NSResponder *nextResponder NS_SWIFT_NAME(nextResponder);
@end

NS_SWIFT_UI_ACTOR
@interface NSView : NSResponder
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, readonly, assign) NSWindow *window;
@property (nullable, readonly, assign) NSView *superview;
@property (copy) NSArray<__kindof NSView *> *subviews;
- (void)addSubview:(NSView *)view;
- (void)removeFromSuperview;
@end

NS_SWIFT_UI_ACTOR
@interface NSTableView : NSView
@end

NS_SWIFT_UI_ACTOR
@interface NSCollectionView : NSView
@end

NS_SWIFT_UI_ACTOR
@interface NSWindow : NSResponder
@property (nullable, strong) NSView *contentView;
@end

NS_SWIFT_UI_ACTOR
@interface NSViewController : NSResponder
- (instancetype)initWithNibName:(nullable NSString *)nibName bundle:(nullable NSBundle *)bundle
    NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (strong) NSView *view;
@property (nullable, readonly, strong) NSView *viewIfLoaded API_AVAILABLE(macos, introduced=14.0);
@property (readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, copy) NSString *title;
- (void)loadView;
- (void)loadViewIfNeeded API_AVAILABLE(macos, introduced=14.0);
- (void)viewDidLoad;
- (void)viewWillAppear;
- (void)viewDidAppear;
- (void)viewWillDisappear;
- (void)viewDidDisappear;
- (void)viewWillLayout;
- (void)viewDidLayout;
- (void)prepareForSegue:(NSStoryboardSegue *)segue sender:(nullable id)sender;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
@property (nullable, readonly, strong) NSStoryboard *storyboard;
@property (nullable, readonly) NSViewController *parentViewController NS_SWIFT_NAME(parent);
@property (copy) NSArray<__kindof NSViewController *> *childViewControllers NS_SWIFT_NAME(children);
@end

NS_SWIFT_UI_ACTOR
@interface NSWindowController : NSResponder
- (instancetype)initWithWindow:(nullable NSWindow *)window NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, strong) NSViewController *contentViewController;
@property (nullable, strong) NSWindow *window;
@property (nullable, readonly, strong) NSStoryboard *storyboard;
- (void)prepareForSegue:(NSStoryboardSegue *)segue sender:(nullable id)sender;
@end

typedef NSString *NSStoryboardSceneIdentifier __attribute__((swift_bridged_typedef)) NS_SWIFT_NAME(NSStoryboard.SceneIdentifier);

NS_SWIFT_UI_ACTOR
@interface NSStoryboard : NSObject
+ (instancetype)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)bundle NS_SWIFT_NAME(init(name:bundle:));
- (nullable id)instantiateInitialController;
- (id)instantiateControllerWithIdentifier:(NSStoryboardSceneIdentifier)identifier
    NS_SWIFT_NAME(instantiateController(withIdentifier:));
@end

NS_SWIFT_UI_ACTOR
@interface NSStoryboardSegue : NSObject
@property (readonly, strong) id sourceController;
@property (readonly, strong) id destinationController;
@end

#pragma clang assume_nonnull end
#endif
