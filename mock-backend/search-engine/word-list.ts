/** Words in alphabetical order, for prefix and edit distance searches. */
export interface WordList {
  beginningWith(beginning: string): Generator<string>
  /**
   * Words within this number of typing errors (edit distance): a letter is wrong, missing or too many, or two
   * are swapped.
   */
  near(word: string, maxErrors: number): readonly SimilarWord[]
}

export interface SimilarWord {
  readonly word: string
  /** Number of typing errors. */
  readonly distance: number
}

export function createWordList(words: Iterable<string>): WordList {
  const sorted = [...new Set(words)].toSorted()
  /** Length of the common prefix of each word with the previous one. */
  const common = Uint8Array.from(sorted, (word, index) => commonLength(sorted[index - 1] ?? '', word))
  const longest = Math.max(0, ...sorted.map(({ length }) => length))

  return {
    *beginningWith(beginning) {
      let [low, high] = [0, sorted.length]
      while (low < high) {
        const middle = (low + high) >>> 1
        if ((sorted[middle] ?? '') < beginning) low = middle + 1
        else high = middle
      }
      for (let index = low; index < sorted.length; index += 1) {
        const word = sorted[index] ?? ''
        if (!word.startsWith(beginning)) return
        yield word
      }
    },
    near: (typedText, maxErrors) => {
      if (typedText.length > longest + maxErrors) return []
      const distances = distancesTo(typedText, maxErrors, longest)
      const near: SimilarWord[] = []
      // length of the common prefix with the last compared word
      let shared = 0
      // number of letters after which no word with the same beginning can match
      let tooDifferent = Infinity
      for (let index = 0; index < sorted.length; index += 1) {
        shared = Math.min(shared, common[index] ?? 0)
        if (shared >= tooDifferent) continue
        const word = sorted[index] ?? ''
        if (Math.abs(word.length - typedText.length) > maxErrors) continue
        tooDifferent = distances.read(word, shared) ?? Infinity
        const distance = tooDifferent === Infinity ? distances.at(word.length) : Infinity
        if (distance <= maxErrors) near.push({ word, distance })
        shared = word.length
      }
      return near
    },
  }
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

interface Distances {
  /**
   * Compares the letters after the first `shared` ones. Returns the number of letters after which the words
   * differ too much.
   */
  read(word: string, shared: number): number | undefined
  /** Distance of the first `length` letters of the last compared word. */
  at(length: number): number
}

/**
 * Optimal string alignment: row n contains the distances between the first n letters of a word and each prefix
 * of the typed word. Only cells that may be within the limit are computed.
 */
function distancesTo(typedText: string, maxErrors: number, longest: number): Distances {
  const letters = Uint16Array.from(typedText, (letter) => letter.charCodeAt(0))
  const width = typedText.length + 1
  const far = maxErrors + 1
  const table = new Uint8Array((longest + 1) * width).fill(far)
  for (let column = 0; column <= Math.min(maxErrors, typedText.length); column += 1) table[column] = column
  let filled = 0

  /** Computes a row and returns its minimum. */
  const fillRow = (word: string, row: number): number => {
    const start = row * width
    const above = start - width
    const letter = word.charCodeAt(row - 1)
    const letterBefore = row > 1 ? word.charCodeAt(row - 2) : 0
    let min = far
    if (row <= maxErrors) min = table[start] = row
    const last = Math.min(typedText.length, row + maxErrors)
    for (let column = Math.max(1, row - maxErrors); column <= last; column += 1) {
      const typedLetter = letters[column - 1]
      let distance = (table[above + column - 1] ?? far) + (letter === typedLetter ? 0 : 1)
      const lessTyped = (table[start + column - 1] ?? far) + 1
      const lessWritten = (table[above + column] ?? far) + 1
      if (lessTyped < distance) distance = lessTyped
      if (lessWritten < distance) distance = lessWritten
      if (letterBefore === typedLetter && column > 1 && letter === letters[column - 2]) {
        const swapped = (table[above - width + column - 2] ?? far) + 1
        if (swapped < distance) distance = swapped
      }
      if (distance > far) distance = far
      table[start + column] = distance
      if (distance < min) min = distance
    }
    return min
  }

  return {
    read: (word, shared) => {
      filled = Math.min(filled, shared)
      while (filled < word.length) {
        filled += 1
        if (fillRow(word, filled) > maxErrors) return filled
      }
      return undefined
    },
    at: (length) => table[length * width + typedText.length] ?? far,
  }
}
