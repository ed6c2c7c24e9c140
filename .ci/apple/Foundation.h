// Classes of Foundation that Objective-C declares and the package, UIKit or AppKit use, written from their public
// documentation, for type checks only. Foundation.swift adds what Swift declares.

#ifndef STORYCODE_FOUNDATION_H
#define STORYCODE_FOUNDATION_H

#include "CoreFoundation.h"
#include "Darwin.h"
#include "ObjectiveC.h"

#pragma clang assume_nonnull begin

@class NSCoder, NSError;

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@interface NSCoder : NSObject
@end

NS_SWIFT_BRIDGE("Swift.String") NS_SWIFT_SENDABLE
@interface NSString : NSObject
@property (readonly, copy) NSString *lastPathComponent;
@property (readonly, copy) NSString *stringByDeletingLastPathComponent NS_SWIFT_NAME(deletingLastPathComponent);
- (NSString *)stringByAppendingPathComponent:(NSString *)component NS_SWIFT_NAME(appendingPathComponent(_:));
@end

NS_SWIFT_BRIDGE("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject
@end

NS_SWIFT_BRIDGE("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end

NS_SWIFT_BRIDGE("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject
@end

NS_SWIFT_SENDABLE
@interface NSNumber : NSObject
@end

NS_SWIFT_BRIDGE("Data") NS_SWIFT_SENDABLE
@interface NSData : NSObject
@end

NS_SWIFT_BRIDGE("IndexPath") NS_SWIFT_SENDABLE
@interface NSIndexPath : NSObject
@end

NS_SWIFT_BRIDGE("URL") NS_SWIFT_SENDABLE
@interface NSURL : NSObject
@end

NS_SWIFT_BRIDGE("Swift.Error") NS_SWIFT_SENDABLE
@interface NSError : NSObject
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *domain;
@property (readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property (readonly, copy) NSString *localizedDescription;
@end

NS_SWIFT_NAME(Bundle) NS_SWIFT_SENDABLE
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
@property (readonly, copy) NSString *bundlePath;
+ (NSBundle *)bundleForClass:(Class)aClass;
+ (nullable instancetype)bundleWithPath:(NSString *)path;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)extension;
@end

NS_SWIFT_NAME(InputStream)
@interface NSInputStream : NSObject
- (instancetype)initWithData:(NSData *)data NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithURL:(NSURL *)url NS_DESIGNATED_INITIALIZER;
@end

@protocol NSXMLParserDelegate;

NS_SWIFT_NAME(XMLParser)
@interface NSXMLParser : NSObject
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url NS_SWIFT_NAME(init(contentsOf:));
- (instancetype)initWithData:(NSData *)data NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithStream:(NSInputStream *)stream;
@property (nullable, assign) id <NSXMLParserDelegate> delegate;
@property BOOL shouldProcessNamespaces;
@property BOOL shouldReportNamespacePrefixes;
@property BOOL shouldResolveExternalEntities;
- (BOOL)parse;
- (void)abortParsing;
@property (nullable, readonly, copy) NSError *parserError;
@property (readonly) NSInteger lineNumber;
@property (readonly) NSInteger columnNumber;
@end

NS_SWIFT_NAME(XMLParserDelegate)
@protocol NSXMLParserDelegate <NSObject>
@optional
- (void)parserDidStartDocument:(NSXMLParser *)parser;
- (void)parserDidEndDocument:(NSXMLParser *)parser;
- (void)parser:(NSXMLParser *)parser
    didStartElement:(NSString *)elementName
       namespaceURI:(nullable NSString *)namespaceURI
      qualifiedName:(nullable NSString *)qName
         attributes:(NSDictionary<NSString *, NSString *> *)attributeDict;
- (void)parser:(NSXMLParser *)parser
    didEndElement:(NSString *)elementName
     namespaceURI:(nullable NSString *)namespaceURI
    qualifiedName:(nullable NSString *)qName;
- (void)parser:(NSXMLParser *)parser foundCharacters:(NSString *)string;
- (void)parser:(NSXMLParser *)parser foundCDATA:(NSData *)CDATABlock;
- (void)parser:(NSXMLParser *)parser parseErrorOccurred:(NSError *)parseError;
@end

NSString *NSStringFromClass(Class cls);
SEL NSSelectorFromString(NSString *name);

#pragma clang assume_nonnull end
#endif
