import { readQuantity, type ListQuantity } from './list-quantity.ts'
import { plainText } from './plain-text.ts'
import { wordsOf } from './prose-words.ts'
import type { QuantityMatch } from './quantity-match.ts'
import { quantityMatchesIn } from './quantity-matches.ts'
import { isEachWord, isUnit } from './quantity-words.ts'

/**
 * A quantity that several lines share. `places` are the lines with a different quantity: 1 is the first, -1 the last.
 */
export type SharedQuantity = {
  readonly quantity: ListQuantity
  readonly places: ReadonlyMap<number, ListQuantity>
}

const TEXT_MAX = 120
/** Four digits: every part number has at least as many. */
const NUMBER = /\d(?:\D{0,3}\d){3}/
/** "one" as a pronoun, not as a quantity: "the first one 4". */
const PRONOUN = /(?<=(?:first|second|third|last|other|each|every|1st|2nd|3rd) )ones?(?!\p{L})/giu
const CLAUSE =
  /[,;:.!] | (?=(?:and|but|except|only|und|aber|nur|außer|bis auf|et|mais|sauf|y|pero|salvo|menos|excepto|e|ma|mas|tranne|exceto|en|maar|behalve|и|но|а|кроме) )/iu
const ALL =
  /^(?:all|alle[ns]?|alles|tous|toutes|todos|todas|tutti|tutte|allemaal|все|всех|всего|everything|beide[ns]?|both)$/iu
const REST =
  /^(?:rest|remaining|others?|übrigen?|uebrigen?|anderen?|restlichen|reste|autres|resto|otros|otras|demás|altri|altre|restanti|outros|outras|restantes|overige|andere|остальн\p{L}+)$/iu
const PLACES: readonly (readonly [RegExp, number])[] = [
  [/^(?:last|letzte[nrms]?|dernier|dernière|últim[oa]|ultim[oa]|laatste|последн\p{L}+)$/iu, -1],
  [/^(?:first|1st|erste[nrms]?|premier|première|primer[oa]?|prim[oa]|primeir[oa]|eerste|перв\p{L}+)$/iu, 1],
  [/^(?:second|2nd|zweite[nrms]?|deuxième|second[oae]|segund[oa]|tweede|втор\p{L}+)$/iu, 2],
  [/^(?:third|3rd|dritte[nrms]?|troisième|tercer[oa]?|terz[oa]|terceir[oa]|derde|трет\p{L}+)$/iu, 3],
]
/** Words without a meaning for the quantity, as in "of these please 2 each". */
const FILLER =
  /^(?:of|these|those|them|the|this|one|ones|please|pls|plz|thx|from|each|with|in|for|we|i|need|take|want|send|me|us|but|and|except|only|just|get|von|vom|davon|dem|den|der|die|das|diesen|bitte|bt|aber|nur|und|mit|wir|brauchen|nehmen|außer|bis|auf|stück|de|des|du|d|le|la|les|l|ces|ceux|svp|merci|mais|sauf|et|pero|y|salvo|menos|excepto|el|los|las|lo|del|estos|estas|por|favor|di|dei|delle|questi|queste|il|gli|i|ma|tranne|solo|e|ne|per|o|os|as|a|do|da|dos|das|destes|destas|mas|exceto|só|apenas|van|deze|het|graag|en|maar|behalve|alleen|по|из|них|и|но|а|кроме|только|пожалуйста|,)$/iu

/**
 * Reads a quantity that several lines share: "5 each of:", "all x2 except the last one x1", "the first one 4, the rest
 * 2"; undefined for any other line.
 */
export function sharedQuantityIn(text: string): SharedQuantity | undefined {
  const plain = plainText(text)
    .replace(/[:.!]{1,3}$/, '')
    .replace(PRONOUN, ' ')
  if (plain.length > TEXT_MAX || NUMBER.test(plain)) return undefined
  let others: Scope | undefined
  const places = new Map<number, ListQuantity>()
  /** Clauses before the next quantity, such as "of the last one" in "of the last one, but only 1". */
  let ahead = ''
  for (const clause of plain.split(CLAUSE)) {
    if (countsIn(wordsOf(clause)).length === 0) {
      ahead = `${ahead} ${clause}`
      continue
    }
    const scopedQuantity = scopeOf(clause) ?? scopeOf(`${ahead} ${clause}`)
    ahead = ''
    if (scopedQuantity === undefined) return undefined
    if (typeof scopedQuantity.scope === 'number') places.set(scopedQuantity.scope, scopedQuantity.quantity)
    else if (others) return undefined
    else others = scopedQuantity
  }
  // an exception without a quantity makes the line unclear: "je 2, außer die letzte"
  if (wordsOf(ahead).some((word) => REST.test(word) || placeOf(word) !== undefined)) return undefined
  return others && (others.scope === 'all' || places.size > 0)
    ? { quantity: others.quantity, places }
    : undefined
}

const placeOf = (word: string): number | undefined => PLACES.find(([pattern]) => pattern.test(word))?.[1]

type Count = Pick<QuantityMatch, 'from' | 'end' | 'quantity' | 'isEach'>
type Scope = { readonly scope: 'all' | 'rest' | number; readonly quantity: ListQuantity }

/** Quantities of a clause: "the rest 2", "die letzte 1". In other texts a figure at the end may not be a quantity. */
function countsIn(words: readonly string[]): readonly Count[] {
  const mentions = quantityMatchesIn(words)
  const end = words.length
  const text = words.at(-1) ?? ''
  const before = words.at(-2) ?? ''
  const isScope = REST.test(before) || placeOf(before) !== undefined
  if (mentions.length > 0 || !isScope || !/^[1-9]\d{0,3}$/.test(text)) return mentions
  return [{ from: end - 1, end, quantity: readQuantity(text), isEach: false }]
}

/** Quantity of a clause and the lines to which it applies; undefined if the clause contains other text. */
function scopeOf(clause: string): Scope | undefined {
  const words = wordsOf(clause)
  const [only, ...others] = countsIn(words)
  if (!only || others.length > 0) return undefined
  const rest = words.filter(
    (word, index) => (index < only.from || index >= only.end) && !isUnit(word) && !FILLER.test(word),
  )
  const scopes = new Set(
    rest.map((word) =>
      ALL.test(word) || isEachWord(word) ? 'all' : REST.test(word) ? 'rest' : placeOf(word),
    ),
  )
  if (scopes.size === 0 && only.isEach) return { scope: 'all', quantity: only.quantity }
  const [scope] = scopes
  return scope === undefined || scopes.size > 1 ? undefined : { scope, quantity: only.quantity }
}

/** Assigns a shared quantity to each of its lines. */
export class SharedQuantityLines {
  #said: SharedQuantity | undefined
  #indexes: number[] = []
  readonly #onPlace: (index: number, quantity: ListQuantity) => void

  constructor(onPlace: (index: number, quantity: ListQuantity) => void) {
    this.#onPlace = onPlace
  }

  begin(sharedQuantity: SharedQuantity): void {
    this.end()
    this.#said = sharedQuantity
  }

  /** Returns the shared quantity for the next line; undefined if there is none. */
  next(index: number): ListQuantity | undefined {
    this.#indexes.push(index)
    return this.#said?.quantity
  }

  /**
   * Assigns the exceptions, such as "the last one"; call after the last line, because positions can count from the end.
   */
  end(): void {
    for (const [position, quantity] of this.#said?.places ?? []) {
      const index = position < 0 ? this.#indexes.at(position) : this.#indexes[position - 1]
      if (index !== undefined) this.#onPlace(index, quantity)
    }
    this.#said = undefined
    this.#indexes = []
  }
}
