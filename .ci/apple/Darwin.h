// Declarations of Darwin's C library that the package uses, written from its public manual pages, for type checks only.
// Nothing is implemented, and opaque types have an arbitrary size.

#ifndef STORYCODE_DARWIN_H
#define STORYCODE_DARWIN_H

#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// <stdlib.h>, <unistd.h>, <string.h>
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
void exit(int) __attribute__((noreturn));
int isatty(int);
char * _Null_unspecified strerror(int);
int close(int);
int fsync(int);
int link(const char *, const char *);
int unlink(const char *);
int rename(const char *, const char *);

// <math.h>
double pow(double, double);
double sin(double);
double cos(double);
double asin(double);

// <fcntl.h>, <sys/file.h>, <errno.h>
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define EPERM 1
#define ENOENT 2
#define EACCES 13
#define EEXIST 17
#define EINVAL 22
#define LOCK_EX 0x02
int flock(int, int);

// <pthread.h>: a thread is a pointer, and a key is an unsigned long. (On Linux, both are integers of other types.)
typedef unsigned long pthread_key_t;
typedef struct _opaque_pthread_t { long opaque[8]; } * pthread_t;
typedef struct { long opaque[8]; } pthread_mutex_t;
typedef struct { long opaque[2]; } pthread_mutexattr_t;
int pthread_main_np(void);
pthread_t pthread_self(void);
size_t pthread_get_stacksize_np(pthread_t);
void *pthread_get_stackaddr_np(pthread_t);
int pthread_key_create(pthread_key_t *, void (* _Nullable)(void *));
void * _Nullable pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void * _Nullable);
int pthread_mutex_init(pthread_mutex_t *, const pthread_mutexattr_t * _Nullable);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_mutex_destroy(pthread_mutex_t *);

// <MacTypes.h>: names that collide with those of the package.
typedef struct Point { short v, h; } Point;
typedef struct Rect { short top, left, bottom, right; } Rect;
typedef long Size;

#pragma clang assume_nonnull end
#endif
