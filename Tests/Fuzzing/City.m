#import "City.h"
@import MapKit;

#if DEBUG
@interface CityView : UIView <MKMapViewDelegate> {
    IBOutlet UILabel *_name;
}
#else
@interface CityView : UIControl
#endif
@property (nonatomic, weak, getter=isOpen) IBOutlet MKMapView *map;
- (IBAction)tap:(id)sender with:(void (^)(int))done;
@end

@implementation CityView (Taps)
@synthesize map = _map;
- (void)tap:(id)sender { NSString *text = @"a \" - (void)b;"; [self tap:sender with:nil]; }
+ (NSArray<NSString *> *)all { return nil; }
@end
