import { ambiguousQuantity } from './line-parts.ts'
import { readQuantity, type ListQuantity } from './list-quantity.ts'
import type { QuantityMatch } from './quantity-match.ts'
import { wordsOf } from './prose-words.ts'
import { QUANTITY_RULES, TIMES_SIGN } from './quantity-rules.ts'
import { isDozen, isPackage, isPairWord, isSetWord, isUnit, UNITS_PER_PAIR } from './quantity-words.ts'
import { withSummedCounts } from './shared-counts.ts'
import { unitAfterDigits, QuantityWord } from './quantity-word.ts'

/** Finds quantities among the words that are not part of a number. */
export function quantityMatchesIn(
  words: readonly string[],
  isTaken: (place: number) => boolean = () => false,
): readonly QuantityMatch[] {
  const mentions: QuantityMatch[] = []
  for (let index = 0; index < words.length; index += 1) {
    if (isTaken(index)) continue
    const mention = mentionAt(new QuantityWord(words, index, isTaken, mentions.at(-1)?.end ?? 0))
    if (!mention) continue
    mentions.push(mention)
    index = mention.end - 1
  }
  const counted = multiplied(mentions, words, isTaken).map((mention) => inPieces(mention, words))
  return withSummedCounts(counted, words, isTaken)
}

function mentionAt(place: QuantityWord): QuantityMatch | undefined {
  for (const { read } of QUANTITY_RULES) {
    const match = read(place)
    if (match) return match.result
  }
  return undefined
}

/** Multiplies two counts that make one quantity: "2 boxes of 6", "3 boxes, 10 per box", "2 per truck, 3 trucks". */
function multiplied(
  mentions: readonly QuantityMatch[],
  words: readonly string[],
  isTaken: (place: number) => boolean,
): readonly QuantityMatch[] {
  const foundMatches: QuantityMatch[] = []
  for (const mention of mentions) {
    const above = foundMatches.at(-1)
    const product = above && isProduct(above, mention, words, isTaken) ? productOf(above, mention) : undefined
    if (product) foundMatches[foundMatches.length - 1] = product
    else if (above && isSetOf(above, mention, words))
      foundMatches[foundMatches.length - 1] = { ...above, quantity: ambiguousQuantity(`${above.text} ?`) }
    else foundMatches.push(mention)
  }
  return foundMatches
}

/** Converts a quantity to pieces: a pair is two pieces; the user confirms packages of unknown content. */
function inPieces(mention: QuantityMatch, words: readonly string[]): QuantityMatch {
  const { quantity, text, from, end, isPacked } = mention
  const last = words[end - 1] ?? ''
  const noun = unitAfterDigits(last) || last
  if (quantity.kind !== 'whole' || isPacked || isDozen(noun)) return mention
  if (isPairWord(noun) && end - from > 1)
    return { ...mention, quantity: readQuantity(String(UNITS_PER_PAIR * quantity.pieces)) }
  return isPackage(noun) && !PACK_OF.test(text)
    ? { ...mention, quantity: ambiguousQuantity(`${text} ?`) }
    : mention
}

/** A German pack size, which is a quantity in pieces: "4er Pack". */
const PACK_OF = /^\d{1,3}-?er /iu

function isProduct(
  one: QuantityMatch,
  other: QuantityMatch,
  words: readonly string[],
  isTaken: (place: number) => boolean,
): boolean {
  const nounAt = ({ from, end }: QuantityMatch): number => {
    const last = words[end - 1] ?? ''
    const isNoun = end - from > 1 ? !/^\d/.test(last) : isUnit(unitAfterDigits(last))
    return isNoun ? end - 1 : end
  }
  const nounOf = (mention: QuantityMatch): string => {
    const noun = words[nounAt(mention)] ?? ''
    return unitAfterDigits(noun) || noun
  }
  const baseOf = ({ end }: QuantityMatch): string | undefined => {
    const per = isUnit(words[end] ?? '') ? end + 1 : end
    return PER.test(words[per] ?? '') ? words[per + 1] : undefined
  }
  const isBase = (base: string | undefined, noun: string): boolean =>
    base !== undefined && noun.length > 2 && stemOf(base) === stemOf(noun)
  if (isBase(baseOf(other), nounOf(one)) || isBase(baseOf(one), nounOf(other))) return true
  const start = nounAt(one) + 1
  const between = words.slice(start, other.from)
  const joints = between.filter((_, index) => !isTaken(start + index))
  const hasNumber = joints.length < between.length
  if (!joints.every((word) => CONTENT.test(word))) return false
  if (isSetWord(nounOf(one)))
    return joints.length > 0 && (isUnit(nounOf(other)) || isCounting(other, words, isTaken))
  return (
    isPackage(nounOf(one)) &&
    (hasNumber
      ? !isTaken(other.end) && (joints.length > 0 || isUnit(nounOf(other)))
      : joints.length > 0 || TIMES_SIGN.test(words[other.from] ?? ''))
  )
}

/** True for "2 sets of 4 brake pads", which may be two pieces or eight. */
function isSetOf(one: QuantityMatch, other: QuantityMatch, words: readonly string[]): boolean {
  const joints = words.slice(one.end, other.from)
  return (
    isSetWord(words[one.end - 1] ?? '') && joints.length > 0 && joints.every((word) => CONTENT.test(word))
  )
}

/** True for "4 x" and for a figure directly before a number. */
const isCounting = (
  { text, end }: QuantityMatch,
  words: readonly string[],
  isTaken: (place: number) => boolean,
): boolean => /[x×*]/iu.test(text) || isTaken(end) || end === words.length

const PER = /^(?:per|pro|je|par|por|na|на|в|each|al|cada|a|chaque)$/iu
const CONTENT = /^(?:of|with|à|a|de|da|di|con|mit|zu|je|avec|met|com|van|von|по|с|x)$/iu
const stemOf = (word: string): string => word.toLowerCase().slice(0, 3)

const typedIn = ({ quantity }: QuantityMatch): string => (quantity.kind === 'faulty' ? quantity.typed : '')

function productOf(one: QuantityMatch, { text, quantity }: QuantityMatch): QuantityMatch | undefined {
  // "2 dozen van 6": "dozen" followed by a content means boxes (Dutch)
  const packages =
    one.quantity.kind === 'whole' ? one.quantity.pieces : Number(/^(\d{1,3}) dozen$/.exec(typedIn(one))?.[1])
  if (!(packages > 0) || quantity.kind !== 'whole') return undefined
  const product = readQuantity(String(packages * quantity.pieces))
  return { ...one, text: `${one.text} ${text}`, quantity: product, isSaid: true, isPacked: true }
}

/** Total pieces of a cell such as "2 boxes of 6": 12. Undefined for other cells. */
export function packedQuantity(cell: string): ListQuantity | undefined {
  const [only, ...others] = quantityMatchesIn(wordsOf(cell))
  return only?.isPacked === true && others.length === 0 ? only.quantity : undefined
}
