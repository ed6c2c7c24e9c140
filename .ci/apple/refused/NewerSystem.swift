// Refused: is only available in

func firstElement() -> Int {
    let numbers: InlineArray<2, Int> = [1, 2]
    return numbers[0]
}
