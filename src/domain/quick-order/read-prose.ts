import { isArticleNumber } from '../search/article-number.ts'
import { roleOf } from './column-roles.ts'
import { MISSING, part, twoReadings, type Part } from './line-parts.ts'
import type { ListQuantity } from './list-quantity.ts'
import { readQuantity } from './list-quantity.ts'
import {
  tellsAlternative,
  tellsCondition,
  tellsReplaced,
  tellsContact,
  tellsPartlyOff,
  tellsReference,
  tellsSame,
  tellsTotal,
  tellsTaken,
} from './list-noise.ts'
import { isNumberCell, isNumberWord } from './number-shape.ts'
import { withoutPhones } from './phone-numbers.ts'
import { plainText } from './plain-text.ts'
import { spansIn, type NumberSpan } from './number-spans.ts'
import { sentencesOf, wordsOf } from './prose-words.ts'
import { mentionsIn, withUnknown, type Mention } from './quantity-mentions.ts'
import { isEach, isQuantityLabel, isUnit } from './quantity-words.ts'
import type { Witness } from './witness.ts'

/** `place` is the running number of the part; `isQuiet`: only a known number with a quantity counts. */
export type ProseContext = {
  readonly witness: Witness
  readonly place: number
  readonly isQuiet: boolean
  /** The lines of the list begin with their running numbers. */
  readonly isNumbered?: boolean
}

const ENUMERATOR = /^\s*(?:[-*•·–▪◦→✓]\s+)?(?:\[[ xX]?\]\s*)?(?:\d{1,3}[.)]\s+)?/u
/** "10 x ~~2.30256~~ 2.30257" */
const STRUCK = /~~[^~]{1,200}~~/g
const FILLERS_MAX = 6

/** Reads a line of free text: one article, several, or none. */
export function readProse(
  text: string,
  { witness, place, isQuiet, isNumbered }: ProseContext,
): readonly Part[] {
  const ordered = withoutPhones(withUnknown(plainText(text).replace(STRUCK, ' ')), (groups) =>
    spansIn(wordsOf(groups), witness).some(({ from, testimony }) => from === 0 && testimony),
  )
  const sentences = sentencesOf(ordered.replace(ENUMERATOR, '')).map((sentence) => wordsOf(sentence))
  const words = sentences.flat()
  const all = spansIn(words, witness)
  const spans = orderedSpans(all, words, text)
  if (spans.length === 0) return all.length === 0 ? readOdd(words, isQuiet, text) : []
  const isSpan = (at: number): boolean => all.some(({ from, end }) => at >= from && at < end)
  const found = mentionsIn(words, isSpan)
  // where there are other counts, a number with a zero in front is a position, and one with decimals a price
  const figures =
    found.length > spans.length || isNumbered
      ? found.filter(({ text, isSaid }) => isSaid || !/^0|^\d+[.,]/.test(text))
      : found
  const counts = withoutPosition(figures, place, spans[0]).filter(
    (mention) => mention.isSaid || isBesideNumber(mention, spans, sentences),
  )
  const mentions = besideSpans(counts, spans, isSpan)
  const said = mentions.filter((mention) => mention.isSaid)
  if (isQuiet && !(spans.every(({ testimony }) => testimony?.isOwn) && mentions.length > 0)) return []
  const left = words.filter(
    (_, at) => !isSpan(at) && !mentions.some(({ from, end }) => at >= from && at < end),
  ).length
  const accepted = spans.filter(
    (span) =>
      isAccepted(span, said.length > 0, left, text) && !isOtherNumber(span, words, mentions.length > 0),
  )
  if (accepted.length === 0) return []
  const quantities =
    accepted.length === 1
      ? [ofOne(accepted[0], mentions, words, isSpan)]
      : ofSeveral(accepted, mentions, words)
  const told = quantities.map((quantity, index) => {
    const above = quantities[index - 1]
    if (quantity.kind !== 'missing' || !above) return quantity
    return tellsSame(words.slice(accepted[index - 1]?.end, accepted[index]?.from).join(' '))
      ? above
      : quantity
  })
  const used = new Set<number>()
  for (const { from, end } of accepted) for (let at = from; at < end; at += 1) used.add(at)
  for (const { from, end } of said.length > 0 ? said : mentions)
    for (let at = from; at < end; at += 1) used.add(at)
  const rest = words.filter((_, at) => !used.has(at))
  return accepted.map(({ number }, index) => part(number, told[index] ?? MISSING, index === 0 ? rest : []))
}

/** Numbers that are ordered: not the replaced one, and each part once. */
function orderedSpans(
  all: readonly NumberSpan[],
  words: readonly string[],
  text: string,
): readonly NumberSpan[] {
  const wanted = all.filter(({ from, end }, index) => {
    const before = words.slice(Math.max(index === 0 ? 0 : (all[index - 1]?.end ?? 0), from - 3), from)
    const next = all[index + 1]
    const isReplaced = words[end] === '→' && next !== undefined && isBare(words.slice(end + 1, next.from))
    const isSecond =
      index > 0 && (tellsAlternative(before) || tellsCondition(words.slice(all[index - 1]?.end, from)))
    return !isReplaced && !tellsReplaced(before) && !isSecond
  })
  const known = wanted.filter(({ testimony }) => testimony)
  if (known.length === 0) {
    const typed = wanted.filter(({ isTyped, number }) => isTyped && isArticleNumber(number))
    if (typed.length > 0) return typed
    return wanted.slice(0, 1)
  }
  // digits of a phone number may be those of an article number
  if (tellsContact(text) && !known.some(({ number, isTyped }) => isTyped || isArticleNumber(number)))
    return []
  const typed = wanted.filter(({ number, testimony }) => testimony || isArticleNumber(number))
  const own = typed.filter(({ testimony, number }) => testimony?.isOwn ?? isArticleNumber(number))
  return (
    own.length > 0 ? typed.filter((span) => own.includes(span) || !sharesPart(span, own)) : typed
  ).filter((span, index, list) => !list.slice(0, index).some((earlier) => sharesPart(span, [earlier])))
}

/** "2.30256 → superseded by 3.00130": few words alone. */
const isBare = (between: readonly string[]): boolean =>
  between.length <= REPLACING_MAX && between.every((word) => !/\d/.test(word))
const REPLACING_MAX = 3

const sharesPart = ({ testimony }: NumberSpan, others: readonly NumberSpan[]): boolean =>
  others.some((other) => other.testimony?.skus.some((sku) => testimony?.skus.includes(sku)))

/** `left`: words that are neither a number nor a quantity. */
function isAccepted(span: NumberSpan, isSaid: boolean, left: number, text: string): boolean {
  if (span.testimony?.isOwn) return true
  if (tellsTotal(text) || (tellsContact(text) && !(isSaid && span.isTyped && span.testimony))) return false
  if (span.testimony) return !tellsReference(text) || isSaid
  if (isArticleNumber(span.number)) return !tellsReference(text) || left < FILLERS_MAX
  if (tellsReference(text)) return false
  const isLong = /\p{L}/u.test(span.number) || span.number.replace(/\D/g, '').length > 5
  return isSaid || left === 0 || (isLong && left <= 2) || (span.isTyped && left < FILLERS_MAX)
}

/** "Ihre Mat.-Nr. 100045": a number behind the name of another one, without a quantity. */
function isOtherNumber(
  { testimony, from }: NumberSpan,
  words: readonly string[],
  isCounted: boolean,
): boolean {
  if (testimony || isCounted || from === 0) return false
  const label = words.slice(0, from)
  const role = roleOf(label.join(' '))
  return role === 'other-number' || role === 'other' || (role === 'maybe-number' && label.length > 1)
}

function withoutPosition(
  mentions: readonly Mention[],
  place: number,
  first: NumberSpan | undefined,
): readonly Mention[] {
  const [lead] = mentions
  if (!lead || !first || mentions.length < 2 || lead.isSaid || lead.from !== 0) return mentions
  const value = Number(lead.text)
  return value === place || value === place * 10 ? mentions.slice(1) : mentions
}

/** In a sentence with a number: "2x 2.30256. Bring it to hall 3." */
function isBesideNumber(
  { from }: Mention,
  spans: readonly NumberSpan[],
  sentences: readonly (readonly string[])[],
): boolean {
  let start = 0
  for (const { length } of sentences) {
    const end = start + length
    if (from >= start && from < end) return spans.some((span) => span.from >= start && span.from < end)
    start = end
  }
  return true
}

/** Of too many counts those that are said or stand beside a number: "the Renault T 480 needs 2 x …". */
function besideSpans(
  mentions: readonly Mention[],
  spans: readonly NumberSpan[],
  isSpan: (at: number) => boolean,
): readonly Mention[] {
  if (spans.length < 2 || mentions.length <= spans.length) return mentions
  const beside = mentions.filter(({ isSaid, from, end }) => isSaid || isSpan(end) || isSpan(from - 1))
  return beside.length === spans.length ? beside : mentions
}

function ofOne(
  span: NumberSpan | undefined,
  mentions: readonly Mention[],
  words: readonly string[],
  isSpan: (at: number) => boolean,
): ListQuantity {
  const isSum = mentions.some(({ from }) => words[from - 1] === '+')
  // "4 + 1 spare"
  if (mentions.length > 1 && (isSum || tellsPartlyOff(words.join(' '))))
    return twoReadings(mentions.map(({ text }) => text).join(' + '))
  const said = mentions.filter((mention) => mention.isSaid)
  const figures = said.filter(({ isSpelled }) => !isSpelled)
  const candidates = figures.length > 0 ? figures : said.length > 0 ? said : mentions
  const [only] = candidates
  const values = new Set(candidates.map(({ quantity }) => (quantity.kind === 'whole' ? quantity.pieces : -1)))
  if (only && values.size === 1) return only.quantity
  if (only && said.length > 1) {
    const labelled = said.filter(
      ({ from, text }) => isQuantityLabel(words[from - 1] ?? '') || /[x×]/i.test(text),
    )
    if (labelled.length === 1 && labelled[0]) return labelled[0].quantity
  }
  const beside = candidates.filter(({ from, end }) => isSpan(end) || isSpan(from - 1))
  if (
    beside[0] &&
    beside.length === 1 &&
    candidates.every((each) => each === beside[0] || isOfPlace(each, words))
  )
    return beside[0].quantity
  if (only) return twoReadings(candidates.map(({ text }) => text).join(' / '))
  const next = span?.end ?? 0
  const faulty = words.findIndex(
    (word, at) =>
      !isSpan(at) &&
      (at === next || at === (span?.from ?? 0) - 1) &&
      /^-?[\d.,+/-]+$/.test(word) &&
      /\d/.test(word),
  )
  return faulty >= 0 ? readQuantity(words[faulty] ?? '') : MISSING
}

/** "for bay 7", "in Halle 3" */
const isOfPlace = ({ from, isSaid }: Mention, words: readonly string[]): boolean =>
  !isSaid && /^\p{L}{3,}$/u.test(words[from - 1] ?? '') && PLACING.test(words[from - 2] ?? '')
const PLACING = /^(?:for|to|in|at|für|zu|an|auf|pour|à|para|en|em|per|a|voor|op|для|на|в)$/iu

/**
 * Quantities stand either before or behind all numbers of a line; "two each" counts for all numbers before it, or for
 * all behind it.
 */
function ofSeveral(
  spans: readonly NumberSpan[],
  mentions: readonly Mention[],
  words: readonly string[],
): readonly ListQuantity[] {
  const all = gapsOf(spans, mentions)
  const isRegular = (gaps: Gaps): boolean => gaps.every(({ length }) => length === 1)
  if (mentions.length === spans.length && (isRegular(all.slice(0, -1)) || isRegular(all.slice(1))))
    return mentions.map(({ quantity }) => quantity)
  const said = mentions.filter((mention) => mention.isSaid)
  // "for the MAN 2214 we need 2.30256 2 pcs": ahead of all numbers, a bare count has to stand beside the first
  const first = spans[0]?.from ?? 0
  const isBeside = ({ from, end }: Mention): boolean =>
    from > first ||
    words.slice(end, first).every((word) => !/\p{L}{3}/u.test(word) || isUnit(word) || JOINT.test(word))
  const counted = said.length > 0 ? mentions.filter((each) => each.isSaid || isBeside(each)) : mentions
  const used = said.length >= spans.length || said.length === counted.length ? said : counted
  const each = used.find((mention) => mention.isEach)
  if (each && used.length === 1) return spans.map(() => each.quantity)
  const before = each ? spans.filter(({ from }) => from < each.from) : []
  if (each && before.length > 1 && before.length < spans.length && used[0] === each)
    return [
      ...before.map(() => each.quantity),
      ...ofSeveral(spans.slice(before.length), used.slice(1), words),
    ]
  const listed = each && used[0] === each && before.length === 0 ? enumerated(spans, each, words) : 0
  if (each && listed > 0 && listed < spans.length)
    return [
      ...spans.slice(0, listed).map(() => each.quantity),
      ...ofSeveral(spans.slice(listed), used.slice(1), words),
    ]
  const ahead = used.length < spans.length && each === undefined ? allAhead(spans, used, words) : undefined
  if (ahead) return ahead.map((mention) => mention?.quantity ?? MISSING)
  const gaps = gapsOf(spans, used)
  const turns = inTurn(gaps, words)
  if (turns) return turns.map(({ quantity }) => quantity)
  const phrases = used.length < spans.length ? byPhrase(spans, used, words) : undefined
  if (phrases) return phrases.map((mention) => mention?.quantity ?? MISSING)
  const uniform = inOneOrder(gaps)
  const isClear = uniform.every((own) => own.length < 2) && uniform.flat().length === used.length
  const chosen = isClear ? uniform : (inAnyOrder(gaps) ?? uniform)
  return spans.map((span, index) => {
    const own = chosen[index] ?? []
    const meant = chosen.flat().length < used.length ? onBothSides(span, used, words) : []
    const readings = meant.length > 1 ? meant : own
    return readings.length > 1 && !readings.every(({ text }) => text === readings[0]?.text)
      ? twoReadings(readings.map(({ text }) => text).join(' / '))
      : (readings[0]?.quantity ?? MISSING)
  })
}

/** "2.30256 and four 3.05239": each count stands directly before its number, and apart from the one before. */
function allAhead(
  spans: readonly NumberSpan[],
  mentions: readonly Mention[],
  words: readonly string[],
): readonly (Mention | undefined)[] | undefined {
  const own = spans.map(({ from }) => mentions.find(({ end }) => end === from))
  const isApart = ({ from }: Mention): boolean =>
    spans.every(({ end }) => end !== from) && /^(?:,|\p{L}+)$/u.test(words[from - 1] ?? ',')
  return own.filter(Boolean).length === mentions.length && mentions.every(isApart) ? own : undefined
}

/** "5 2.30256 4 3.05239 2": with a count too many, each number has one on both sides. */
function onBothSides(
  span: NumberSpan,
  mentions: readonly Mention[],
  words: readonly string[],
): readonly Mention[] {
  const isBeside = (from: number, end: number): boolean =>
    from <= end && words.slice(from, end).every((word) => word === ',')
  return mentions.filter(({ from, end }) => isBeside(end, span.from) || isBeside(span.end, from))
}

/** How many numbers an enumeration behind "two each of" has. */
function enumerated(spans: readonly NumberSpan[], each: Mention, words: readonly string[]): number {
  const [first] = spans
  if (!first || first.from < each.end) return 0
  const end = spans.findIndex(
    ({ from }, index) =>
      index > 0 && !words.slice(spans[index - 1]?.end, from).every((word) => JOINT.test(word)),
  )
  return end < 0 ? spans.length : end
}

type Gaps = readonly (readonly Mention[])[]

const gapsOf = (spans: readonly NumberSpan[], mentions: readonly Mention[]): Gaps =>
  [...spans, undefined].map((span, index) =>
    mentions.filter(({ from }) => from >= (spans[index - 1]?.end ?? -1) && from < (span?.from ?? Infinity)),
  )

/** `gaps`: the quantities before each number, and those behind the last. */
function inOneOrder(gaps: Gaps): Gaps {
  const isAhead = (gaps[0]?.length ?? 0) > 0
  return gaps.slice(0, -1).map((ahead, index) => {
    const behind = gaps[index + 1] ?? []
    const isLast = index === gaps.length - 2
    return isAhead ? (ahead.length === 0 && isLast ? behind : ahead) : behind
  })
}

/** "3.05239 and 4.43793: 4 and 2": the quantities of all numbers stand together. */
function inTurn(gaps: Gaps, words: readonly string[]): readonly Mention[] | undefined {
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

/** Commas tell which number a quantity belongs to; undefined where they do not. */
function byPhrase(
  spans: readonly NumberSpan[],
  mentions: readonly Mention[],
  words: readonly string[],
): readonly (Mention | undefined)[] | undefined {
  const phraseOf = ({ from }: { readonly from: number }): number =>
    words.slice(0, from).filter((word) => word === ',').length
  const own = spans.map((span) => mentions.filter((mention) => phraseOf(mention) === phraseOf(span)))
  const isClear = own.every((each) => each.length < 2) && new Set(own.flat()).size === mentions.length
  return isClear && own.flat().length === mentions.length ? own.map(([mention]) => mention) : undefined
}

/** "3.05239, of that four, and two 4.43793": undefined where more than one number may be meant. */
function inAnyOrder(gaps: Gaps): Gaps | undefined {
  const own: (readonly Mention[])[] = []
  let ahead = gaps[0] ?? []
  for (let index = 1; index < gaps.length; index += 1) {
    const between = gaps[index] ?? []
    const isLast = index === gaps.length - 1
    if (ahead.length > 1 || between.length > 2 || (isLast && between.length > 1)) return undefined
    if (ahead.length === 1) own.push(ahead)
    else own.push(between.slice(0, 1))
    ahead = ahead.length === 1 ? between : between.slice(1)
  }
  return ahead.length === 0 ? own : undefined
}

/** The one quantity that is said in a line: "Brake disc × 4". */
export function quantityBeside(text: string, takesWords = false): ListQuantity | undefined {
  const [only, ...others] = text.length > 120 ? [] : mentionsIn(wordsOf(text))
  return only?.isSaid === true && (takesWords || !only.isSpelled) && others.length === 0
    ? only.quantity
    : undefined
}

/** "yes, 2 pieces of it": a short line that says a quantity for the number above it. */
export function quantityAlone(text: string, isCorrection = false): ListQuantity | undefined {
  const words = text.length > 60 ? [] : wordsOf(text)
  if (words.length > 6 || words.some((word) => isNumberWord(word))) return undefined
  const [only, ...others] = mentionsIn(words)
  const isMeant = (only?.isSaid === true && !only.isSpelled) || tellsTaken(text)
  return only && (isMeant || isCorrection) && others.length === 0 ? only.quantity : undefined
}

/** "5 each of:": the quantity of the numbers in the lines below. */
export function quantityOfEach(text: string): ListQuantity | undefined {
  const [only, ...others] = mentionsIn(wordsOf(text))
  const isMeant = only?.isEach === true && (only.isSaid || text.endsWith(':'))
  return isMeant && others.length === 0 ? only.quantity : undefined
}

/** A line without a number of any format: "ABC12 2", "4711 3". */
function readOdd(words: readonly string[], isQuiet: boolean, text: string): readonly Part[] {
  if (isQuiet || words.length > 3 || tellsContact(text) || tellsReference(text) || tellsTotal(text)) return []
  const mentions = mentionsIn(words)
  const isShort =
    words.length === 2 && /^\d{4,5}$/.test(words[0] ?? '') && /^[1-9]\d{0,2}$/.test(words[1] ?? '')
  if (isShort) return [part(words[0] ?? '', readQuantity(words[1] ?? ''), [])]
  const others = words.filter(
    (word, at) => !mentions.some(({ from, end }) => at >= from && at < end) && !isUnit(word) && !isEach(word),
  )
  const [number = ''] = others
  if (others.length !== 1 || !/\d/.test(number)) return []
  if (mentions.length === 0)
    return isNumberCell(number) || (/\d{2}/.test(number) && /\p{L}/u.test(number) && words.length === 1)
      ? [part(number, MISSING, [])]
      : []
  return /\d{2}/.test(number) && mentions.length === 1 && mentions[0]
    ? [part(number, mentions[0].quantity, [])]
    : []
}
