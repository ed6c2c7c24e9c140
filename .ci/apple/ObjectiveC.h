// The Objective-C runtime and its root class, written from their public documentation, for type checks only.

#ifndef STORYCODE_OBJECTIVEC_H
#define STORYCODE_OBJECTIVEC_H

#include <stdbool.h>
#include <stddef.h>

#define NS_ROOT_CLASS __attribute__((objc_root_class))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_BRIDGE(name) __attribute__((swift_bridge(name)))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define API_AVAILABLE(...) __attribute__((availability(__VA_ARGS__)))

#pragma clang assume_nonnull begin

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef bool BOOL;
typedef struct objc_selector *SEL;
typedef struct objc_method *Method;
typedef void (*IMP)(void);

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
- (Class)class NS_SWIFT_NAME(_class());
- (BOOL)isKindOfClass:(Class)class;
- (BOOL)isMemberOfClass:(Class)class;
- (BOOL)respondsToSelector:(SEL)selector;
@end

NS_ROOT_CLASS
@interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)alloc;
@end

// <objc/runtime.h>
Class _Nullable object_getClass(id _Nullable object);
Class _Nullable object_setClass(id _Nullable object, Class cls);
Class _Nullable objc_getClass(const char *name);
Class _Nullable objc_lookUpClass(const char *name);
Class _Nullable objc_allocateClassPair(Class _Nullable superclass, const char *name, size_t extraBytes);
void objc_registerClassPair(Class cls);
void objc_disposeClassPair(Class cls);
const char *class_getName(Class _Nullable cls);
Class _Nullable class_getSuperclass(Class _Nullable cls);
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);
Method _Nullable class_getClassMethod(Class _Nullable cls, SEL name);
IMP _Nullable class_getMethodImplementation(Class _Nullable cls, SEL name);
BOOL class_addMethod(Class _Nullable cls, SEL name, IMP implementation, const char * _Nullable types);
BOOL class_respondsToSelector(Class _Nullable cls, SEL selector);
SEL method_getName(Method method);
IMP method_getImplementation(Method method);
IMP method_setImplementation(Method method, IMP implementation);
const char * _Nullable method_getTypeEncoding(Method method);
IMP imp_implementationWithBlock(id block);
BOOL imp_removeBlock(IMP implementation);
id _Nullable objc_getAssociatedObject(id object, const void *key);
typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : unsigned long {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
    OBJC_ASSOCIATION_RETAIN = 01401,
    OBJC_ASSOCIATION_COPY = 01403,
} objc_AssociationPolicy;
void objc_setAssociatedObject(id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);

#pragma clang assume_nonnull end
#endif
