// The Swift runtime implements the function of the header.
#include "StoryCodeShims.h"
