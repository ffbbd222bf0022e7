import { isArticleNumber } from '../shared/article-number.ts'
import { roleOf } from './column-roles.ts'
import { withConfirmation, MISSING_QUANTITY, partOf, type Part } from './line-parts.ts'
import type { ListQuantity } from './list-quantity.ts'
import { readQuantity } from './list-quantity.ts'
import {
  isAlternative,
  isCondition,
  isReplacement,
  isContactLine,
  isReferenceLine,
  repeatsQuantity,
  isTotalLine,
  isAcceptance,
} from './ignored-lines.ts'
import { isNumberCell, isNumberWord } from './number-shape.ts'
import { withoutPhones } from './phone-numbers.ts'
import { plainText } from './plain-text.ts'
import { quantitiesOfNumbers, quantityOfSingleNumber } from './number-quantities.ts'
import { tokenizePartNumbers, type PartNumberSpan } from './part-number-tokenizer.ts'
import { sentencesOf, wordsOf } from './prose-words.ts'
import { wordIndexesOf, type QuantityMatch } from './quantity-match.ts'
import { QUANTITY_DOUBTS, type QuantityLine } from './quantity-doubts.ts'
import { quantityMatchesIn } from './quantity-matches.ts'
import { CHOICE_WORDS, markUnknownCounts } from './quantity-rules.ts'
import { isEachWord, isUnit } from './quantity-words.ts'
import type { CatalogueLookup } from './catalogue-lookup.ts'

/**
 * `place` is the position of the next part in the list, counted from 1. `isQuiet` is true in an e-mail signature: only
 * a known number with a quantity is an order there.
 */
export type ProseContext = {
  readonly lookup: CatalogueLookup
  readonly place: number
  readonly isQuiet: boolean
  /** True if the lines of the list start with running numbers. */
  readonly isNumbered?: boolean
}

const ENUMERATOR = /^\s*(?:[-*•·–▪◦→✓]\s+)?(?:\[[ xX]?\]\s*)?(?:\d{1,3}[.)]\s+)?/u
/** Struck-through text in Markdown: "10 x ~~2.30256~~ 2.30257". */
const STRUCK = /~~[^~]{1,200}~~/g
const FILLERS_MAX = 6

/** Reads a line of free text: one article, several, or none. */
export function readProse(
  text: string,
  { lookup, place: position, isQuiet, isNumbered }: ProseContext,
): readonly Part[] {
  const ordered = withoutPhones(markUnknownCounts(plainText(text).replace(STRUCK, ' ')), (groups) =>
    tokenizePartNumbers(wordsOf(groups), lookup).some(
      ({ from, catalogueMatch }) => from === 0 && catalogueMatch,
    ),
  )
  const sources = sentencesOf(ordered.replace(ENUMERATOR, ''))
  const sentences = sources.map((sentence) => wordsOf(sentence))
  const words = sentences.flat()
  const all = tokenizePartNumbers(words, lookup)
  const spans = orderedSpans(all, words, text)
  if (spans.length === 0) return all.length === 0 ? readOdd(words, isQuiet, text) : []
  const isSpan = (index: number): boolean => all.some(({ from, end }) => index >= from && index < end)
  const allMatches = quantityMatchesIn(words, isSpan)
  const orderedMatches = allMatches.filter(({ isStock }) => !isStock)
  // stock figures are ignored if every number has an ordered quantity: "38 in stock, send 4"
  const foundMatches = orderedMatches.length >= spans.length ? orderedMatches : allMatches
  // beside other counts, a number with a leading zero is a position, and one with decimals a price
  const figures =
    foundMatches.length > spans.length || isNumbered
      ? foundMatches.filter(({ text, isSaid }) => isSaid || !/^0|^\d+[.,]/.test(text))
      : foundMatches
  const sentenceOf = sentences.flatMap((sentence, index) => sentence.map(() => index))
  // a bare figure is a quantity only in a sentence with a part number: "2x 2.30256. Bring it to hall 3."
  const hasSpan = (sentence: number): boolean => spans.some(({ from }) => sentenceOf[from] === sentence)
  const isBeside = (index: number): boolean => {
    const sentence = sentenceOf[index] ?? 0
    const answersQuestion = QUESTION.test(sources[sentence - 1] ?? '') && hasSpan(sentence - 1)
    return hasSpan(sentence) || (answersQuestion && isCountAlone(sentences[sentence] ?? []))
  }
  const counts = withoutPosition(figures, position).filter(({ isSaid, from }) => isSaid || isBeside(from))
  const mentions = besideSpans(counts, spans, isSpan)
  const saidMatches = mentions.filter((mention) => mention.isSaid)
  if (isQuiet && !(spans.every(({ catalogueMatch }) => catalogueMatch?.isOwn) && mentions.length > 0))
    return []
  const remainingWordCount = words.filter(
    (_, index) => !isSpan(index) && !mentions.some(({ from, end }) => index >= from && index < end),
  ).length
  const accepted = spans.filter(
    (span) =>
      isAccepted(span, saidMatches.length > 0, remainingWordCount, text) &&
      !isOtherNumber(span, words, mentions.length > 0),
  )
  const quantities =
    accepted.length === 1
      ? [
          confirmedIfDoubtful(
            quantityOfSingleNumber(accepted[0], mentions, words, isSpan, (index) => !isBeside(index)),
            {
              words,
              text: words.map((word, index) => (isSpan(index) ? '#' : word)).join(' '),
              mentions,
              isNumber: isSpan,
            },
          ),
        ]
      : quantitiesOfNumbers(accepted, mentions, words)
  const completedQuantities = quantities.map((quantity, index) => {
    const above = quantities[index - 1]
    if (quantity.kind !== 'missing' || !above) return quantity
    return repeatsQuantity(words.slice(accepted[index - 1]?.end, accepted[index]?.from).join(' '))
      ? above
      : quantity
  })
  const finalQuantities = offersChoice(all, words)
    ? completedQuantities.map(withConfirmation)
    : completedQuantities.map((quantity, index) =>
        quantity.kind === 'missing' && asksPrice(text, accepted[index]?.number ?? '')
          ? withConfirmation(quantity)
          : quantity,
      )
  const used = new Set<number>()
  for (const { from, end } of accepted) for (let index = from; index < end; index += 1) used.add(index)
  for (const mention of saidMatches.length > 0 ? saidMatches : mentions)
    for (const index of wordIndexesOf(mention)) used.add(index)
  const rest = words.filter((_, index) => !used.has(index))
  return accepted.map(({ number }, index) =>
    partOf(number, finalQuantities[index] ?? MISSING_QUANTITY, index === 0 ? rest : []),
  )
}

/** Makes the user confirm the quantity if the line contains text that may change it. */
function confirmedIfDoubtful(quantity: ListQuantity, line: Omit<QuantityLine, 'pieces'>): ListQuantity {
  const pieces = quantity.kind === 'whole' ? quantity.pieces : undefined
  return QUANTITY_DOUBTS.some(({ applies }) => applies({ ...line, pieces }))
    ? withConfirmation(quantity)
    : quantity
}

const QUESTION = /\?\s*$/
/** Words of a question about a price, in eight languages. */
const PRICE =
  /(?<!\p{L})(?:prices?|costs?|how much|preise?|kostet|kosten|was macht|prix|coûtent?|coute|combien|tarif|precios?|cuestan?|cuánto|prezz[io]|costa(?:no)?|quanto|preços?|custam?|prijs|prijzen|kost|hoeveel kost(?:en)?|цен[аыуе]|сто[ия]т|почём|почем|сколько)(?!\p{L})/iu
/** True if the phrase or the parenthesis with the number asks for its price: "(last price 2.46760?)". */
const asksPrice = (text: string, number: string): boolean =>
  text
    .slice(0, PRICE_TEXT_MAX)
    .split(/(?<=\?)|[();]/u)
    .some((phrase) => phrase.includes(number) && QUESTION.test(phrase) && PRICE.test(phrase))
const PRICE_TEXT_MAX = 400
/** True for an answer such as "brauche 4" after "do you have 2.30256?": a short sentence with one figure. */
const isCountAlone = (words: readonly string[]): boolean =>
  words.length <= ANSWER_WORDS_MAX &&
  words.filter((word) => /\d/.test(word)).length === 1 &&
  words.some((word) => /^[1-9]\d{0,2}$/.test(word))
const ANSWER_WORDS_MAX = 5

/** Maximum number of words between two alternative numbers, as in "or, failing that". */
const CHOICE_WORDS_MAX = 4

/** "2.30256 or 3.00130": the writer does not say which one is ordered. */
const offersChoice = (all: readonly PartNumberSpan[], words: readonly string[]): boolean =>
  all.some(({ from, catalogueMatch }, index) => {
    const before = all[index - 1]
    return (
      before?.catalogueMatch &&
      catalogueMatch?.isOwn === true &&
      from - before.end <= CHOICE_WORDS_MAX &&
      CHOICE_WORDS.test(words.slice(before.end, from).join(' '))
    )
  })

/** Numbers that are ordered: not the replaced ones, and each part once. */
function orderedSpans(
  all: readonly PartNumberSpan[],
  words: readonly string[],
  text: string,
): readonly PartNumberSpan[] {
  const requestedSpans = all.filter(({ from, end }, index) => {
    const before = words.slice(Math.max(all[index - 1]?.end ?? 0, from - 3), from)
    const next = all[index + 1]
    const isReplaced = words[end] === '→' && next !== undefined && isBare(words.slice(end + 1, next.from))
    const isSecond =
      index > 0 && (isAlternative(before) || isCondition(words.slice(all[index - 1]?.end, from)))
    return !isReplaced && !isReplacement(before) && !isSecond
  })
  const knownSpans = requestedSpans.filter(({ catalogueMatch }) => catalogueMatch)
  if (knownSpans.length === 0) {
    const typedSpans = requestedSpans.filter(({ number }) => isArticleNumber(number))
    if (typedSpans.length > 0) return typedSpans
    return requestedSpans.slice(0, 1)
  }
  // digits of a phone number may be those of an article number
  if (isContactLine(text) && !knownSpans.some(({ isTyped }) => isTyped)) return []
  const typed = requestedSpans.filter(
    ({ number, catalogueMatch }) => catalogueMatch || isArticleNumber(number),
  )
  const ownSpans = typed.filter(({ catalogueMatch }) => catalogueMatch === undefined || catalogueMatch.isOwn)
  return typed
    .filter((span) => ownSpans.includes(span) || !sharesPart(span, ownSpans))
    .filter((span, index, list) => !sharesPart(span, list.slice(0, index)))
}

/** True if only few words separate two numbers, as in "2.30256 → superseded by 3.00130". */
const isBare = (between: readonly string[]): boolean =>
  between.length <= REPLACING_MAX && between.every((word) => !/\d/.test(word))
const REPLACING_MAX = 3

const sharesPart = ({ catalogueMatch }: PartNumberSpan, others: readonly PartNumberSpan[]): boolean =>
  others.some((other) => other.catalogueMatch?.skus.some((sku) => catalogueMatch?.skus.includes(sku)))

/** `remainingWordCount`: number of words that belong neither to a number nor to a quantity. */
function isAccepted(
  span: PartNumberSpan,
  isSaid: boolean,
  remainingWordCount: number,
  text: string,
): boolean {
  if (span.catalogueMatch?.isOwn) return true
  if (isTotalLine(text) || (isContactLine(text) && !(isSaid && span.isTyped && span.catalogueMatch)))
    return false
  if (span.catalogueMatch) return !isReferenceLine(text) || isSaid
  if (isArticleNumber(span.number)) return !isReferenceLine(text) || remainingWordCount < FILLERS_MAX
  if (isReferenceLine(text)) return false
  const isLong = /\p{L}/u.test(span.number) || span.number.replace(/\D/g, '').length > 5
  return (
    isSaid ||
    remainingWordCount === 0 ||
    (isLong && remainingWordCount <= 2) ||
    (span.isTyped && remainingWordCount < FILLERS_MAX)
  )
}

/** True for a number behind the name of another kind of number, without a quantity: "Ihre Mat.-Nr. 100045". */
function isOtherNumber(
  { catalogueMatch, from }: PartNumberSpan,
  words: readonly string[],
  isCounted: boolean,
): boolean {
  if (catalogueMatch || isCounted) return false
  const label = words.slice(0, from)
  const role = roleOf(label.join(' '))
  return role === 'other-number' || role === 'other' || (role === 'maybe-number' && label.length > 1)
}

function withoutPosition(mentions: readonly QuantityMatch[], position: number): readonly QuantityMatch[] {
  const lead = mentions.length > 1 ? mentions[0] : undefined
  if (!lead || lead.isSaid || lead.from !== 0) return mentions
  const value = Number(lead.text)
  return value === position || value === position * 10 ? mentions.slice(1) : mentions
}

/** Removes surplus quantities without a unit that are not beside a number: "the Renault T 480 needs 2 x …". */
function besideSpans(
  mentions: readonly QuantityMatch[],
  spans: readonly PartNumberSpan[],
  isSpan: (at: number) => boolean,
): readonly QuantityMatch[] {
  if (spans.length < 2 || mentions.length <= spans.length) return mentions
  const adjacent = mentions.filter(({ isSaid, from, end }) => isSaid || isSpan(end) || isSpan(from - 1))
  return adjacent.length === spans.length ? adjacent : mentions
}

/** The only quantity of a line: "Brake disc × 4". `takesWords`: true if number words count as quantities. */
export function onlyQuantityIn(text: string, takesWords = false): ListQuantity | undefined {
  if (text.length > 120) return undefined
  const [only, ...others] = quantityMatchesIn(wordsOf(text))
  return only?.isSaid === true && (takesWords || !only.isSpelled) && others.length === 0
    ? only.quantity
    : undefined
}

/** "yes, 2 pieces of it": a short line with a quantity for the number above it. */
export function quantityOfShortLine(text: string, isCorrection = false): ListQuantity | undefined {
  if (text.length > 60) return undefined
  const words = wordsOf(text)
  if (words.length > 6 || words.some((word) => isNumberWord(word))) return undefined
  const [only, ...others] = quantityMatchesIn(words)
  const isMeant = (only?.isSaid === true && !only.isSpelled) || isAcceptance(text)
  return only && (isMeant || isCorrection) && others.length === 0 ? only.quantity : undefined
}

const STATEMENT = /[.;!] /u
/**
 * Answer to an earlier question, "ok, take 3. And 2 of …": the quantity of the number in the question, and the
 * remaining words.
 */
export function confirmedQuantityIn(
  text: string,
): { readonly quantity: ListQuantity; readonly rest: string } | undefined {
  const index = text.search(STATEMENT)
  const first = index < 0 ? text : text.slice(0, index)
  const quantity = isAcceptance(first) ? quantityOfShortLine(first, true) : undefined
  return quantity && { quantity, rest: index < 0 ? '' : text.slice(index + 2) }
}

/** The quantity that "5 each of:" assigns to the numbers in the lines below. */
export function quantityForEachBelow(text: string): ListQuantity | undefined {
  const [only, ...others] = quantityMatchesIn(wordsOf(text))
  const isMeant = only?.isEach === true && (only.isSaid || text.endsWith(':'))
  return isMeant && others.length === 0 ? only.quantity : undefined
}

/** A number of four or five digits and its quantity: "4711 3". */
const SHORT_NUMBER = /^(\d{4,5}) ([1-9]\d{0,2})$/

/** Reads a line of at most three words whose number has no known format: "ABC12 2", "4711 3". */
function readOdd(words: readonly string[], isQuiet: boolean, text: string): readonly Part[] {
  if (isQuiet || words.length > 3 || isContactLine(text) || isReferenceLine(text) || isTotalLine(text))
    return []
  const mentions = quantityMatchesIn(words)
  const [, short, count] = SHORT_NUMBER.exec(words.join(' ')) ?? []
  if (short !== undefined && count !== undefined) return [partOf(short, readQuantity(count), [])]
  const others = words.filter(
    (word, index) =>
      !mentions.some(({ from, end }) => index >= from && index < end) && !isUnit(word) && !isEachWord(word),
  )
  const number = others.length === 1 ? others[0] : undefined
  if (number === undefined) return []
  if (mentions.length === 0)
    return isNumberCell(number) || (/\d{2}/.test(number) && /\p{L}/u.test(number) && words.length === 1)
      ? [partOf(number, MISSING_QUANTITY, [])]
      : []
  return /\d{2}/.test(number) && mentions.length === 1 && mentions[0]
    ? [partOf(number, mentions[0].quantity, [])]
    : []
}
