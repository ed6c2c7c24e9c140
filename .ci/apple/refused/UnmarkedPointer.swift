// Refused: expression uses unsafe constructs but is not marked with 'unsafe'

import Darwin

func sizeOfStack() -> Int {
    pthread_get_stacksize_np(pthread_self())
}
