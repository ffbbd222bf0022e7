import { roleOf } from './column-roles.ts'
import { dozensOf, readQuantity, type ListQuantity } from './list-quantity.ts'
import type { Mention } from './mention.ts'
import { wordsOf } from './prose-words.ts'
import { withSharesTogether } from './shared-counts.ts'
import {
  isCommonWord,
  isEach,
  isMeasure,
  isMonth,
  isPackage,
  isQuantityLabel,
  isUnit,
  isVague,
  numberWord,
} from './quantity-words.ts'

const DIGITS = /^\d{1,3}(?:[.,\s]\d{3})+$|^\d{1,6}(?:[.,]\d{1,3})?$/
const PLAIN = /^[1-9]\d{0,4}$/
const TIMES_BEHIND = /^(\d{1,5})(?:x|×|\*|-?er|-?mal|nos?)$/iu
const TIMES_AHEAD = /^[x×*](\d{1,6})$/iu
const MARKED_TIMES = /^[x×*](\d{1,6}[.,]\d{1,3})$/iu
const GLUED_UNIT = /^(\d{1,6})(\p{L}+)\.?$/u
/** "qty4" */
const GLUED_LABEL = /^(\p{L}{2,12})(\d{1,6})$/u
const TIMES = /^[x×*]$/iu
const CURRENCY = /^(?:[€$£₽]|EUR|USD|GBP)$/i
const DECIMALS = /[.,]\d{2}$/
const WHOLE_DECIMALS = /^[1-9]\d{0,2}[.,]00$/
/** Words behind which a plain number is a position, a date or the like. */
const LABEL_OF_OTHER =
  /^(?:pos|position|nr|no|n|№|zeile|line|item|regel|rij|ligne|riga|línea|linha|строк\p{L}|seite|page|kw|week|tel|fax|vom|dated|am|on|typ|type|baujahr|model|din|iso|ab|um|at|bis|until|within|in|euro|pg|euro|№|ref|lieferwoche|version|rev|hal|halle|rampe|bj|werk|filiale|dock|gate|tor|lkw|truck|trailer|wagen|fahrzeug|actros|tgx|tgs|fh|xf|axor|arocs|euro|autocarro|autobus|ônibus|bus|coach|viatura|vehicle|véhicule|vehículo|veículo|mezzo|автобус\p{L}*|борт|машин\p{L}*|pojazd|pro|para|pour|for|für|voor|для|dla)[.:#]?$/iu

const ONLY = /^(?:nur|only|just|bloß|seulement|solo|sólo|soltanto|só|apenas|slechts|maar|только)$/iu

const MOST = /^(?:max(?:imum|imal|imaal|imo)?|massimo|máx(?:imo)?|макс(?:имум)?)\.?$/iu

/** "qty tbc" */
const TO_BE_TOLD = /^(?:tbc|tbd|tba|folgt|\?{1,3})$/i
const OR = /^(?:or|oder|ou|o|или|of|bis|to|à|a|до|hasta|até|tot)$/iu
/** Stands for the question mark of "? pieces". */
const UNKNOWN = '¿'
const UNKNOWN_COUNT = /(?<=\s)\?{1,3} ?(\p{L}{1,6})(?!\p{L})/gu
export const withUnknown = (text: string): string =>
  text.replace(UNKNOWN_COUNT, (all, unit: string) => (isUnit(unit) ? `${UNKNOWN} ${unit}` : all))

/** Finds the quantities among words that belong to no number. */
export function mentionsIn(
  words: readonly string[],
  isTaken: (place: number) => boolean = () => false,
): readonly Mention[] {
  const mentions: Mention[] = []
  for (let place = 0; place < words.length; place += 1) {
    if (isTaken(place)) continue
    const mention = mentionAt(words, place, isTaken, mentions.at(-1)?.end ?? 0)
    if (!mention) continue
    mentions.push(mention)
    place = mention.end - 1
  }
  return withSharesTogether(multiplied(mentions, words, isTaken), words, isTaken)
}

/** "2 boxes of 6", "3 boxes, 10 per box", "2 per truck, 3 trucks": two counts that are one quantity. */
function multiplied(
  mentions: readonly Mention[],
  words: readonly string[],
  isTaken: (place: number) => boolean,
): readonly Mention[] {
  const found: Mention[] = []
  for (const mention of mentions) {
    const above = found.at(-1)
    const product = above && isProduct(above, mention, words, isTaken) ? productOf(above, mention) : undefined
    if (product) found[found.length - 1] = product
    else found.push(mention)
  }
  return found
}

function isProduct(
  one: Mention,
  other: Mention,
  words: readonly string[],
  isTaken: (place: number) => boolean,
): boolean {
  const nounAt = ({ from, end }: Mention): number => {
    const last = words[end - 1] ?? ''
    const isNoun = end - from > 1 ? !/^\d/.test(last) : isUnit(unitOf(last))
    return isNoun ? end - 1 : end
  }
  const nounOf = (mention: Mention): string => {
    const noun = words[nounAt(mention)] ?? ''
    return unitOf(noun) || noun
  }
  const baseOf = ({ end }: Mention): string | undefined => {
    const per = isUnit(words[end] ?? '') ? end + 1 : end
    return PER.test(words[per] ?? '') ? words[per + 1] : undefined
  }
  const isBase = (base: string | undefined, noun: string): boolean =>
    base !== undefined && noun.length > 2 && stemOf(base) === stemOf(noun)
  if (isBase(baseOf(other), nounOf(one)) || isBase(baseOf(one), nounOf(other))) return true
  const start = nounAt(one) + 1
  const between = words.slice(start, other.from)
  const joints = between.filter((_, at) => !isTaken(start + at))
  const hasNumber = joints.length < between.length
  return (
    isPackage(nounOf(one)) &&
    joints.every((word) => CONTENT.test(word)) &&
    (hasNumber
      ? !isTaken(other.end) && (joints.length > 0 || isUnit(nounOf(other)))
      : joints.length > 0 || TIMES.test(words[other.from] ?? ''))
  )
}

/** "2boxes" */
const unitOf = (word: string): string => GLUED_UNIT.exec(word)?.[2] ?? ''

const PER = /^(?:per|pro|je|par|por|na|на|в|each|al|cada|a|chaque)$/iu
const CONTENT = /^(?:of|with|à|a|de|da|di|con|mit|zu|je|avec|met|com|van|von|по|с|x)$/iu
const stemOf = (word: string): string => word.toLowerCase().slice(0, 3)

const typedIn = ({ quantity }: Mention): string => (quantity.kind === 'faulty' ? quantity.typed : '')

function productOf(one: Mention, { text, quantity }: Mention): Mention | undefined {
  // "2 dozen van 6": with their content they are boxes
  const packages =
    one.quantity.kind === 'whole' ? one.quantity.pieces : Number(/^(\d{1,3}) dozen$/.exec(typedIn(one))?.[1])
  if (!(packages > 0) || quantity.kind !== 'whole') return undefined
  const product = readQuantity(String(packages * quantity.pieces))
  return { ...one, text: `${one.text} ${text}`, quantity: product, isSaid: true, isPacked: true }
}

/** The quantity of a cell such as "2 boxes of 6". */
export function packedQuantity(cell: string): ListQuantity | undefined {
  const [only, ...others] = mentionsIn(wordsOf(cell))
  return only?.isPacked === true && others.length === 0 ? only.quantity : undefined
}

function mentionAt(
  words: readonly string[],
  place: number,
  isTaken: (place: number) => boolean,
  start: number,
): Mention | undefined {
  const word = scannedDigits(words[place] ?? '')
  const free = (at: number): string => (isTaken(at) ? '' : (words[at] ?? ''))
  const before = place > start ? free(place - 1) : ''
  const next = free(place + 1)
  const said = (from: number, end: number, text: string): Mention => ({
    from,
    end,
    text: words.slice(from, end).join(' '),
    quantity: readQuantity(text),
    isSaid: true,
    isEach:
      isEach(before) ||
      words.slice(from + 1, end).some(isEach) ||
      isEach(free(end)) ||
      ((isUnit(free(end)) || isOf(free(end))) && isEach(free(end + 1))),
    isSpelled: false,
  })
  const unclear = (end: number, error: 'not-a-number' | 'two-readings'): Mention => {
    const typed = words.slice(place, end).join(' ')
    return { ...said(place, end, ''), quantity: { kind: 'faulty', typed, error } }
  }
  if (word === UNKNOWN) return unclear(place + 2, 'not-a-number')
  if (/^(?:ein|een|a)$/i.test(word) && (next === 'paar' || isVague(next)))
    return unclear(place + 2, 'not-a-number')
  if (isVague(word) && [place - 1, place + 1, isOf(next) ? place + 2 : place].some(isTaken))
    return unclear(place + 1, 'not-a-number')
  if (/^[1-9]\d{0,3}-[1-9]\d{0,3}$/.test(word) && isUnit(next)) return unclear(place + 2, 'two-readings')
  if (PLAIN.test(word) && OR.test(next) && PLAIN.test(free(place + 2)) && isUnit(free(place + 3)))
    return unclear(place + 4, 'two-readings')
  const dozens = dozensOf(word.replace(/^x/, ''), next)
  if (dozens) return { ...said(place, place + dozens.words, ''), quantity: dozens.quantity }
  const glued = TIMES_BEHIND.exec(word) ?? TIMES_AHEAD.exec(word)
  if (glued) return said(place, place + (isUnit(next) ? 2 : 1), glued[1] ?? '')
  if (isUnit(unitOf(word))) return said(place, place + 1, word.replace(/\D/g, ''))
  const labelled = GLUED_LABEL.exec(word)
  if (labelled && isQuantityLabel(labelled[1] ?? '')) return said(place, place + 1, labelled[2] ?? '')
  const isUntold = TO_BE_TOLD.test(next) || (next === '-' && words.length === place + 2)
  if (isQuantityLabel(word.replace(/:$/, '')) && isUntold) return unclear(place + 2, 'not-a-number')
  const spelled = isCommonWord(word, words[place - 1] ?? '', next) ? undefined : numberWord(word)
  // "2.30256 one, 3.00130 two"
  const isAtEnd = (isTaken(place - 1) || ONLY.test(before)) && /^,?$/.test(words[place + 1] ?? '')
  // "FOUR (4) OFF"
  if (spelled !== undefined && Number(next) === spelled)
    return said(place, place + (isUnit(free(place + 2)) ? 3 : 2), next)
  if (spelled !== undefined && (spelled > 1 || isUnit(next) || isTaken(place + 1) || isOf(next) || isAtEnd))
    return {
      ...said(place, place + ((isUnit(next) && !isEach(next)) || TIMES.test(next) ? 2 : 1), String(spelled)),
      isSpelled: true,
    }
  const scanned = scannedDigits(next)
  if (TIMES.test(word) && PLAIN.test(scanned) && !isMeasure(free(place + 2)))
    return said(place, place + 2, scanned)
  // "2.30256 x 1.000" and "x1.000", not the pitch of "M22 x 1,5"
  const times = TIMES.test(word) ? `x${next}` : word
  const marked = MARKED_TIMES.exec(times)?.[1]
  const behind = place + (times === word ? 1 : 2)
  if (marked && isTaken(place - 1) && !isMeasure(free(behind)) && !CURRENCY.test(free(behind)))
    return said(place, behind, marked)
  // "Qty 2: 2.30256, 3.00130", "je 4:"
  if (/^\d{1,5}:$/.test(word) && (isQuantityLabel(before) || isEach(before)))
    return { ...said(place, place + 1, word.slice(0, -1)), isEach: isEach(before) || !isTaken(place - 2) }
  if (!DIGITS.test(word) || (CURRENCY.test(before) && DECIMALS.test(word))) return undefined
  // "12 (twelve) pieces"
  if (numberWord(next) === Number(word)) return said(place, place + (isUnit(free(place + 2)) ? 3 : 2), word)
  if (isTaken(place - 1) && /^[1-9]\d{0,2}$/.test(word) && /^\d{3}$/.test(next) && isUnit(free(place + 2)))
    return said(place, place + 3, `${word}${next}`)
  if (TIMES.test(next) || /^(?:mal|times|раз|volte|veces|fois|vezes|keer)$/i.test(next))
    return said(place, place + 2, word)
  if (isUnit(next) && !isMeasure(next)) return said(place, place + 2, word)
  if (isUnit(before) && /^(?:st|stk|pcs|шт|qty|pz|ea|szt|kpl|uds?|un)[.:]?$/i.test(before))
    return said(place, place + 1, word)
  if (isQuantityLabel(before)) return said(place, place + 1, word)
  if (isEach(before) && before.length > 1 && PLAIN.test(word)) return said(place, place + 1, word)
  if (PLAIN.test(word) && isOf(next) && isTaken(place + 2)) return said(place, place + 1, word)
  // the Italian "n. 2" behind a number
  if (/^(?:n|nr)$/i.test(before) && isTaken(place - 2) && PLAIN.test(word))
    return said(place, place + 1, word)
  // the Italian "n. 4 cod. 2.30256"
  if (/^(?:n|nr|n°|№)$/iu.test(before) && PLAIN.test(word) && roleOf(next) === 'number' && isTaken(place + 2))
    return said(place, place + 1, word)
  // in "2 € 145,20" the sign belongs to the price
  const isPriced = CURRENCY.test(next) && /^\d+[.,]\d{2}$/.test(words[place + 2] ?? '')
  // the Italian "n. 2 2.30256" and "n. 2 Disco"
  const isCounted =
    (/^(?:n|n°|nº)$/iu.test(before) && isTaken(place + 1)) ||
    (place === 1 && /^n$/i.test(before) && /^\p{L}{3}/u.test(next))
  if ((isMeasure(next) && !isPriced) || isMonth(next) || (LABEL_OF_OTHER.test(before) && !isCounted))
    return undefined
  // "2.30256 max 2": at most as many
  if (
    MOST.test(before) &&
    PLAIN.test(word) &&
    (isTaken(place - 2) || (free(place - 2) === ',' && isTaken(place - 3)))
  )
    return said(place, place + 1, word)
  // "Anz 2 Lager 0": the stock is no order; "please deliver 2 2.30256" is one
  const isVerb = isTaken(place + 1) && !isTaken(place - 2)
  if (/\p{L}{3}/u.test(before) && !isVerb && !isUnit(before) && roleOf(before) === 'other-quantity')
    return undefined
  // "02 2.30256", "02 - 2.30256"
  const isAhead = isTaken(place + 1) || (place === 0 && next === '-' && isTaken(place + 2))
  const isPlain = PLAIN.test(isAhead ? word.replace(/^0/, '') : word)
  // "2,00 88,40": a count before its price
  if (!isPlain && !(WHOLE_DECIMALS.test(word) && DECIMALS.test(next))) return undefined
  return {
    from: place,
    end: place + 1,
    text: word,
    quantity: readQuantity(word),
    isSaid: false,
    isEach: isEach(next) || (isOf(next) && isEach(free(place + 2))),
    isSpelled: false,
  }
}

/** "1O", "x1O" and "l2" of a scanned list; "5l" are litres. */
export const scannedDigits = (word: string): string =>
  /^[x×*]?(?=.?\d)[\dlI]{1,3}[\dOo]$/.test(word) ? word.replace(/[lI]/g, '1').replace(/o/gi, '0') : word

const isOf = (word: string): boolean => /^(?:of|von|vom|de|di|van|des|do|da|del)$/i.test(word)
