/** A key as the keyboard reports it; `at` in milliseconds. */
export type Key = {
  readonly key: string
  readonly at: number
  readonly isRepeat: boolean
  /** True with Control, Alt or Meta, which scanners use for separators. */
  readonly isControl: boolean
}

/** Maximum time between two keys of a scanner in ms. Fast typing by hand has pauses of 60 ms and more. */
const GAP_MS = 35
/**
 * Minimum pause before a scan in ms. After a shorter one, the keys behind a delayed key would look like a scan with a
 * truncated number.
 */
const REST_MS = 300
/** Minimum pause in ms after a burst without an end key: a slow machine may have delayed the other keys of its scan. */
const BROKEN_REST_MS = 2_000
/** Minimum number of keys of such a burst; a quantity by hand may have two fast keys. */
const BROKEN_KEYS_MIN = 3
/** Maximum pause in ms before each key of a quantity behind a number that a Tab has ended. */
export const QUANTITY_WAIT_MS = 400
/** Minimum number of keys of a scan; typing by hand does not produce as many without a pause. */
const KEYS_MIN = 6
const KEYS_MAX = 1_000
/** Code of a label that contains only the quantity; may be shorter than `KEYS_MIN`. */
const QUANTITY_FIELD = /^Q\d{1,5}$/
const QUANTITY_DIGITS_MAX = 5

const SEPARATORS: ReadonlyMap<string, string> = new Map([
  [']', '\u001d'],
  ['^', '\u001e'],
  ['d', '\u0004'],
])

/** `begun`: the first key of a possible scan. `more`: another key at the speed of a scanner. */
export type KeyMeaning =
  | { readonly kind: 'begun' | 'more' | 'other' }
  /**
   * `mayGoOn`: a Tab has ended the number, and a quantity may follow; the scan with it has the text "number, tab,
   * quantity".
   */
  | { readonly kind: 'scan'; readonly text: string; readonly mayGoOn: boolean }
  /** The second terminator of a scan, such as Tab and Enter. */
  | { readonly kind: 'end' }

/** Detects a keyboard-wedge scanner among typed keys: a text in one burst that Enter or Tab ends. */
export class KeyboardWedgeDetector {
  #text = ''
  #last = -Infinity
  #ended = -Infinity
  /** True after a burst without an end key. */
  #isBroken = false
  /** Number that a Tab has ended; reset by a key that does not belong to its quantity. */
  #number = ''

  /** True if the quantity of the last scan may still follow. */
  get mayGoOn(): boolean {
    return this.#number !== ''
  }

  press(pressed: Key): KeyMeaning {
    const { key, at: time } = pressed
    // Shift and other modifiers are keys too: scanners send them before a letter
    if (key.length > 1 && key !== 'Enter' && key !== 'Tab') return this.#stay(key)
    const pause = time - this.#last
    if (pause > GAP_MS && this.#text.length >= BROKEN_KEYS_MIN) this.#isBroken = true
    const mayBegin = pause > (this.#isBroken ? BROKEN_REST_MS : REST_MS) || this.#last === this.#ended
    if (pause > BROKEN_REST_MS || key === 'Enter' || key === 'Tab') this.#isBroken = false
    this.#last = time
    if (pause > QUANTITY_WAIT_MS || !this.#mayBeOfQuantity(key)) this.#number = ''
    if (this.mayGoOn) return this.#addQuantity(key, time)
    if (key.length > 1) return this.#end(key, pause <= GAP_MS, time)
    return this.#add(pressed, pause <= GAP_MS, mayBegin)
  }

  #add({ key, isRepeat, isControl }: Key, isFast: boolean, mayBegin: boolean): KeyMeaning {
    const sign = isControl ? SEPARATORS.get(key.toLowerCase()) : key
    const goesOn = isFast && this.#text !== '' && !isRepeat && this.#text.length < KEYS_MAX
    if (sign === undefined || isRepeat || (isControl && !goesOn)) return this.#forget()
    if (!goesOn && !mayBegin) return this.#forget()
    this.#text = goesOn ? this.#text + sign : sign
    return { kind: goesOn ? 'more' : 'begun' }
  }

  #mayBeOfQuantity(key: string): boolean {
    return key.length > 1 || (/^\d$/.test(key) && this.#text.length < QUANTITY_DIGITS_MAX)
  }

  /** Adds a key to the quantity; longer pauses are allowed, because only a quantity can follow. */
  #addQuantity(key: string, time: number): KeyMeaning {
    if (key.length === 1) {
      this.#text += key
      return { kind: this.#text.length === 1 ? 'begun' : 'more' }
    }
    const number = this.#number
    const quantity = this.#text
    this.#number = ''
    this.#text = ''
    this.#ended = time
    if (quantity === '') return { kind: 'end' }
    return { kind: 'scan', text: `${number}\t${quantity}`, mayGoOn: false }
  }

  #end(key: string, isFast: boolean, time: number): KeyMeaning {
    const text = this.#text
    this.#text = ''
    if (isFast && (text.length >= KEYS_MIN || QUANTITY_FIELD.test(text))) {
      this.#ended = time
      if (key === 'Tab') this.#number = text
      return { kind: 'scan', text, mayGoOn: this.mayGoOn }
    }
    return { kind: text === '' && time - this.#ended <= GAP_MS ? 'end' : 'other' }
  }

  #stay(key: string): KeyMeaning {
    return key === 'Shift' || key === 'Control' || key === 'Alt' || key === 'AltGraph'
      ? { kind: 'other' }
      : this.#forget()
  }

  #forget(): KeyMeaning {
    this.#text = ''
    this.#number = ''
    return { kind: 'other' }
  }
}
