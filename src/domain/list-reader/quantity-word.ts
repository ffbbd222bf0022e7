import { readQuantity, type QuantityError } from './list-quantity.ts'
import type { QuantityMatch } from './quantity-match.ts'
import { isEachWord, isUnit } from './quantity-words.ts'

/** Corrects letters in a scanned list that are misread digits: "1O", "x1O" and "l2"; "5l" is a volume in litres. */
export const scannedDigits = (word: string): string =>
  /^[x×*]?(?=.?\d)[\dlI]{1,3}[\dOo]$/.test(word) ? word.replace(/[lI]/g, '1').replace(/o/gi, '0') : word

export const isOfWord = (word: string): boolean => /^(?:of|von|vom|de|di|van|des|do|da|del)$/i.test(word)

const GLUED_UNIT = /^\d{1,6}(\p{L}+)\.?$/u
/** The word behind the digits of "2boxes". */
export const unitAfterDigits = (word: string): string => GLUED_UNIT.exec(word)?.[1] ?? ''

/** A word that may be a quantity, with its neighbours. A word that belongs to a part number is an empty text. */
export class QuantityWord {
  readonly index: number
  readonly word: string
  readonly before: string
  readonly next: string
  readonly #words: readonly string[]
  readonly #isNumber: (at: number) => boolean

  /** `start`: end of the previous quantity. */
  constructor(words: readonly string[], index: number, isNumber: (at: number) => boolean, start: number) {
    this.#words = words
    this.index = index
    this.#isNumber = isNumber
    this.word = scannedDigits(words[index] ?? '')
    this.before = index > start ? this.free(-1) : ''
    this.next = this.free(1)
  }

  /** Number of words behind this one. */
  get left(): number {
    return this.#words.length - this.index - 1
  }

  /** The word at this distance, even if it belongs to a number. */
  typed(distance: number): string {
    return this.#words[this.index + distance] ?? ''
  }

  /** The word at this distance; empty if it belongs to a number. */
  free(distance: number): string {
    return this.isNumber(distance) ? '' : this.typed(distance)
  }

  isNumber(distance: number): boolean {
    return this.#isNumber(this.index + distance)
  }

  /** A quantity of `length` words that a unit, a label or an "x" marks. */
  said(length: number, count: string): QuantityMatch {
    return this.#mention(length, count, this.#isSaidOfEach(length))
  }

  /** A quantity that the user must confirm. */
  unclear(length: number, error: QuantityError): QuantityMatch {
    const typedWords = this.#words.slice(this.index, this.index + length).join(' ')
    // a row of the order reads the typed text again: "38 pcs" in stock must not become an ordered quantity
    const typed = readQuantity(typedWords).kind === 'whole' ? `${typedWords} ?` : typedWords
    return { ...this.said(length, ''), quantity: { kind: 'faulty', typed, error } }
  }

  /** The quantity of a figure without a unit or an "x". */
  plain(): QuantityMatch {
    const isForEach = isEachWord(this.next) || (isOfWord(this.next) && isEachWord(this.free(2)))
    return { ...this.#mention(1, this.word, isForEach), text: this.word, isSaid: false }
  }

  #mention(length: number, count: string, isForEach: boolean): QuantityMatch {
    const [from, end] = [this.index, this.index + length]
    return {
      from,
      end,
      text: this.#words.slice(from, end).join(' '),
      quantity: readQuantity(count),
      isSaid: true,
      isEach: isForEach,
      isSpelled: false,
    }
  }

  #isSaidOfEach(length: number): boolean {
    const behind = this.free(length)
    return (
      isEachWord(this.before) ||
      this.#words.slice(this.index + 1, this.index + length).some(isEachWord) ||
      isEachWord(behind) ||
      ((isUnit(behind) || isOfWord(behind)) && isEachWord(this.free(length + 1)))
    )
  }
}
