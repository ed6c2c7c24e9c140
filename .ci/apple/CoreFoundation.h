// Types of Core Foundation that frameworks exchange, written from their public documentation, for type checks only.

#ifndef STORYCODE_COREFOUNDATION_H
#define STORYCODE_COREFOUNDATION_H

typedef double CGFloat;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;

#endif
