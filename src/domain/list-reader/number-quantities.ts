import { MISSING_QUANTITY, ambiguousQuantity } from './line-parts.ts'
import { readQuantity, type ListQuantity } from './list-quantity.ts'
import { isPartialCancellation } from './ignored-lines.ts'
import type { PartNumberSpan } from './part-number-tokenizer.ts'
import type { QuantityMatch } from './quantity-match.ts'
import { quantityMatchesIn } from './quantity-matches.ts'
import { isOfWord } from './quantity-word.ts'
import { isQuantityLabel, isUnit } from './quantity-words.ts'
import { hasTwoSides } from './shared-counts.ts'

/** The quantity of a line with one number. `isApart`: true for a word that belongs to another sentence. */
export function quantityOfSingleNumber(
  span: PartNumberSpan | undefined,
  mentions: readonly QuantityMatch[],
  words: readonly string[],
  isSpan: (at: number) => boolean,
  isApart: (at: number) => boolean,
): ListQuantity {
  const shares = mentions.length > 1 ? sharesOf(words.filter((_, index) => !isSpan(index))) : undefined
  if (shares) return shares
  const isSum = mentions.some(({ from }) => PLUS.test(words[from - 1] ?? ''))
  const text = words.join(' ')
  // the user confirms a sum ("4 + 1 spare"), a partly cancelled quantity, and another one for this order
  if (mentions.length > 1 && (isSum || isPartialCancellation(text) || THIS_TIME.test(text)))
    return ambiguousQuantity(mentions.map(({ text }) => text).join(' + '))
  // "2 each front and rear" may be two or four pieces
  const ofEach = mentions.find(({ isEach }) => isEach)
  if (ofEach && hasTwoSides(words)) return ambiguousQuantity(`${ofEach.text} ?`)
  const saidMatches = mentions.filter((mention) => mention.isSaid)
  const figures = saidMatches.filter(({ isSpelled }) => !isSpelled)
  const candidates = [figures, saidMatches, mentions].find(({ length }) => length > 0) ?? []
  if (candidates.length === 0) return figureBeside(span, words, (index) => !isSpan(index) && !isApart(index))
  const chosenMatch =
    commonOf(candidates) ?? labelledOf(saidMatches, words) ?? besideNumber(candidates, words, isSpan)
  return chosenMatch?.quantity ?? ambiguousQuantity(candidates.map(({ text }) => text).join(' / '))
}

const PLUS = /^(?:\+|plus|zuzüglich|zzgl|más|più|mais|плюс)$/iu
const THIS_TIME =
  /(?<!\p{L})(?:this time|diesmal|dieses mal|cette fois(?:-ci)?|esta vez|questa volta|stavolta|desta vez|dit keer|deze keer|ditmaal|[вн]а? этот раз)(?!\p{L})/iu

/** Sum of quantities for the sides of a vehicle, also with the number between them: "one left, one right". */
function sharesOf(words: readonly string[]): ListQuantity | undefined {
  const [only, ...others] = quantityMatchesIn(words)
  return only?.isSum === true && others.length === 0 ? only.quantity : undefined
}

/** The first of several quantities, if all are equal. */
function commonOf(mentions: readonly QuantityMatch[]): QuantityMatch | undefined {
  const values = new Set(mentions.map(({ quantity }) => (quantity.kind === 'whole' ? quantity.pieces : -1)))
  return values.size === 1 ? mentions[0] : undefined
}

/** The only one of several quantities that has a label or an "x". */
function labelledOf(
  saidMatches: readonly QuantityMatch[],
  words: readonly string[],
): QuantityMatch | undefined {
  const labelled = saidMatches.filter(
    ({ from, text }) => isQuantityLabel(words[from - 1] ?? '') || /[x×]/i.test(text),
  )
  return saidMatches.length > 1 && labelled.length === 1 ? labelled[0] : undefined
}

/** The only quantity beside the number, if the others are positions. */
function besideNumber(
  mentions: readonly QuantityMatch[],
  words: readonly string[],
  isSpan: (at: number) => boolean,
): QuantityMatch | undefined {
  const [only, ...others] = mentions.filter(({ from, end }) => isSpan(end) || isSpan(from - 1))
  return others.length === 0 && mentions.every((each) => each === only || isOfPlace(each, words))
    ? only
    : undefined
}

function figureBeside(
  span: PartNumberSpan | undefined,
  words: readonly string[],
  isFree: (at: number) => boolean,
): ListQuantity {
  const { from = 0, end = 0 } = span ?? {}
  const besideAt = [from - 1, end].find((index) => {
    const word = words[index] ?? ''
    // "03 2.30256" starts with the position of the line
    return isFree(index) && FIGURE.test(word) && !(index < from && POSITION.test(word))
  })
  return besideAt === undefined ? MISSING_QUANTITY : readQuantity(words[besideAt] ?? '')
}

const FIGURE = /^-?[.,+/-]*\d[\d.,+/-]*$/
const POSITION = /^0\d/

/** True for the number of a place: "for bay 7", "in Halle 3". */
const isOfPlace = ({ from, isSaid }: QuantityMatch, words: readonly string[]): boolean =>
  !isSaid && /^\p{L}{3,}$/u.test(words[from - 1] ?? '') && PLACING.test(words[from - 2] ?? '')
const PLACING = /^(?:for|to|in|at|für|zu|an|auf|pour|à|para|en|em|per|a|voor|op|для|на|в)$/iu

/**
 * Assigns quantities to the numbers of a line. Quantities are either before or after all numbers; "two each" applies to
 * all numbers before it, or to all after it.
 */
export function quantitiesOfNumbers(
  spans: readonly PartNumberSpan[],
  mentions: readonly QuantityMatch[],
  words: readonly string[],
): readonly ListQuantity[] {
  const all = gapsOf(spans, mentions)
  const isRegular = (gaps: Gaps): boolean => gaps.every(({ length }) => length === 1)
  if (mentions.length === spans.length && (isRegular(all.slice(0, -1)) || isRegular(all.slice(1))))
    return mentions.map(({ quantity }) => quantity)
  const used = countsOf(spans, mentions, words)
  const ofEach = quantitiesOfEach(spans, used, words)
  if (ofEach) return ofEach
  const isShort = used.length < spans.length
  const gaps = gapsOf(spans, used)
  const assignedMentions =
    (isShort && used.every(({ isEach }) => !isEach) ? allAhead(spans, used, words) : undefined) ??
    inTurn(gaps, words) ??
    (isShort ? byPhrase(spans, used, words) : undefined)
  return assignedMentions
    ? assignedMentions.map((mention) => mention?.quantity ?? MISSING_QUANTITY)
    : quantitiesBeside(spans, used, words, gaps)
}

/**
 * Quantities that may belong to part numbers. Figures without a unit, a label or an "x" are omitted if the other
 * quantities suffice for all numbers.
 */
function countsOf(
  spans: readonly PartNumberSpan[],
  mentions: readonly QuantityMatch[],
  words: readonly string[],
): readonly QuantityMatch[] {
  const saidMatches = mentions.filter((mention) => mention.isSaid)
  if (saidMatches.length === 0) return mentions
  // a bare count before all part numbers must be next to the first one: "for the MAN 2214 we need 2.30256 2 pcs"
  const first = spans[0]?.from ?? 0
  const isBeside = ({ from, end }: QuantityMatch): boolean =>
    from > first ||
    words.slice(end, first).every((word) => !/\p{L}{3}/u.test(word) || isUnit(word) || JOINT.test(word))
  return saidMatches.length >= spans.length
    ? saidMatches
    : mentions.filter((each) => each.isSaid || isBeside(each))
}

/**
 * Assigns "two each", and the quantities behind it to the other numbers; undefined if the line has no such quantity.
 */
function quantitiesOfEach(
  spans: readonly PartNumberSpan[],
  used: readonly QuantityMatch[],
  words: readonly string[],
): readonly ListQuantity[] | undefined {
  const each = used.find((mention) => mention.isEach)
  if (!each) return undefined
  if (used.length === 1) return spans.map(() => each.quantity)
  if (used[0] !== each) return undefined
  const before = spans.filter(({ from }) => from < each.from).length
  const count = before === 0 ? enumerated(spans, each, words) : before > 1 ? before : 0
  if (count === 0 || count >= spans.length) return undefined
  return [
    ...spans.slice(0, count).map(() => each.quantity),
    ...quantitiesOfNumbers(spans.slice(count), used.slice(1), words),
  ]
}

/** Assigns to each number the quantity before or after it; with quantities on both sides the user confirms one. */
function quantitiesBeside(
  spans: readonly PartNumberSpan[],
  used: readonly QuantityMatch[],
  words: readonly string[],
  gaps: Gaps,
): readonly ListQuantity[] {
  const uniform = inOneOrder(gaps)
  const isClear = uniform.every((gap) => gap.length < 2) && uniform.flat().length === used.length
  const chosenGaps = isClear ? uniform : (inAnyOrder(gaps) ?? uniform)
  const isShort = chosenGaps.flat().length < used.length
  return spans.map((span, index) => {
    const surroundingMatches = isShort ? onBothSides(span, used, words) : []
    const readings = surroundingMatches.length > 1 ? surroundingMatches : (chosenGaps[index] ?? [])
    return readings.every(({ text }) => text === readings[0]?.text)
      ? (readings[0]?.quantity ?? MISSING_QUANTITY)
      : ambiguousQuantity(readings.map(({ text }) => text).join(' / '))
  })
}

/**
 * Assigns counts that are directly before their numbers, and separate from the previous numbers: "2.30256 and four
 * 3.05239". Undefined for any other line.
 */
function allAhead(
  spans: readonly PartNumberSpan[],
  mentions: readonly QuantityMatch[],
  words: readonly string[],
): readonly (QuantityMatch | undefined)[] | undefined {
  // a count is directly before its number, or before "of": "send 2 of 3.05239"
  const countsAhead = spans.map(({ from }) =>
    mentions.find(({ end }) => end === from || (end + 1 === from && isOfWord(words[end] ?? ''))),
  )
  const isApart = ({ from }: QuantityMatch): boolean =>
    spans.every(({ end }) => end !== from) && /^(?:,|\p{L}+)$/u.test(words[from - 1] ?? ',')
  return countsAhead.filter(Boolean).length === mentions.length && mentions.every(isApart)
    ? countsAhead
    : undefined
}

/**
 * Quantities directly before and directly behind a number: "5 2.30256 4 3.05239 2" has one quantity too many, so each
 * number has two.
 */
function onBothSides(
  span: PartNumberSpan,
  mentions: readonly QuantityMatch[],
  words: readonly string[],
): readonly QuantityMatch[] {
  const isBeside = (from: number, end: number): boolean =>
    from <= end && words.slice(from, end).every((word) => word === ',')
  return mentions.filter(({ from, end }) => isBeside(end, span.from) || isBeside(span.end, from))
}

/** Number of parts in an enumeration after "two each of". */
function enumerated(spans: readonly PartNumberSpan[], each: QuantityMatch, words: readonly string[]): number {
  const [first] = spans
  if (!first || first.from < each.end) return 0
  const end = spans.findIndex(
    ({ from }, index) =>
      index > 0 && !words.slice(spans[index - 1]?.end, from).every((word) => JOINT.test(word)),
  )
  return end < 0 ? spans.length : end
}

type Gaps = readonly (readonly QuantityMatch[])[]

const gapsOf = (spans: readonly PartNumberSpan[], mentions: readonly QuantityMatch[]): Gaps =>
  [...spans, undefined].map((span, index) =>
    mentions.filter(({ from }) => from >= (spans[index - 1]?.end ?? -1) && from < (span?.from ?? Infinity)),
  )

/**
 * Assigns to all numbers the quantities before them, or to all the quantities behind them. `gaps`: the quantities
 * before each number, and behind the last one.
 */
function inOneOrder(gaps: Gaps): Gaps {
  const isAhead = (gaps[0]?.length ?? 0) > 0
  return gaps.slice(0, -1).map((ahead, index) => {
    const behind = gaps[index + 1] ?? []
    const isLast = index === gaps.length - 2
    return isAhead ? (ahead.length === 0 && isLast ? behind : ahead) : behind
  })
}

/**
 * Quantities that are listed together before or behind all numbers, in the order of the numbers: "3.05239 and 4.43793:
 * 4 and 2".
 */
function inTurn(gaps: Gaps, words: readonly string[]): readonly QuantityMatch[] | undefined {
  const together = gaps.find((gap) => gap.length > 0) ?? []
  const isAtEdge = together === gaps[0] || together === gaps.at(-1)
  const isAll =
    together.length === gaps.length - 1 && gaps.every((gap) => gap === together || gap.length === 0)
  const isJoined = together
    .slice(1)
    .every(({ from }, index) => words.slice(together[index]?.end, from).every((word) => JOINT.test(word)))
  return isAtEdge && isAll && isJoined ? together : undefined
}

const JOINT = /^(?:,|und|and|et|y|e|en|и|bzw|respectively|resp|\/)$/iu

/** Assigns quantities to numbers by commas; undefined if the commas are not conclusive. */
function byPhrase(
  spans: readonly PartNumberSpan[],
  mentions: readonly QuantityMatch[],
  words: readonly string[],
): readonly (QuantityMatch | undefined)[] | undefined {
  const phraseOf = ({ from }: { readonly from: number }): number =>
    words.slice(0, from).filter((word) => word === ',').length
  const matchesBySpan = spans.map((span) =>
    mentions.filter((mention) => phraseOf(mention) === phraseOf(span)),
  )
  const isClear =
    matchesBySpan.every((each) => each.length < 2) && new Set(matchesBySpan.flat()).size === mentions.length
  return isClear && matchesBySpan.flat().length === mentions.length
    ? matchesBySpan.map(([mention]) => mention)
    : undefined
}

/**
 * Assigns quantities before or behind numbers: "3.05239, of that four, and two 4.43793"; undefined if more than one
 * number is possible.
 */
function inAnyOrder(gaps: Gaps): Gaps | undefined {
  const matchesBySpan: (readonly QuantityMatch[])[] = []
  let ahead = gaps[0] ?? []
  for (let index = 1; index < gaps.length; index += 1) {
    const between = gaps[index] ?? []
    const isLast = index === gaps.length - 1
    if (ahead.length > 1 || between.length > 2 || (isLast && between.length > 1)) return undefined
    if (ahead.length === 1) matchesBySpan.push(ahead)
    else matchesBySpan.push(between.slice(0, 1))
    ahead = ahead.length === 1 ? between : between.slice(1)
  }
  return ahead.length === 0 ? matchesBySpan : undefined
}
