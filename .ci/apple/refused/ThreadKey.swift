// Refused: cannot convert value of type 'UInt32' to expected argument type 'pthread_key_t'

import Darwin

/// On Linux, a key has 32 bits.
func value(of key: UInt32) -> UnsafeMutableRawPointer? {
    unsafe pthread_getspecific(key)
}
