// The Swift runtime implements the function of the header.
#include "ReferenceCounting.h"
