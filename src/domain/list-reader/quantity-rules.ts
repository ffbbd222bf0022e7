import { roleOf } from './column-roles.ts'
import { ambiguousQuantity } from './line-parts.ts'
import { dozensOf } from './list-quantity.ts'
import type { QuantityMatch } from './quantity-match.ts'
import {
  hasNonNumberMeaning,
  isEachWord,
  isMeasureUnit,
  isMonth,
  isPackage,
  isPairWord,
  isQuantityLabel,
  isSetWord,
  isUnit,
  isVagueWord,
  numberWord,
} from './quantity-words.ts'
import { createRuleFactory } from './rule.ts'
import { isPurposeWord, isSideWord } from './shared-counts.ts'
import { isOfWord, scannedDigits, unitAfterDigits, type QuantityWord } from './quantity-word.ts'

const DIGITS = /^\d{1,3}(?:[.,\s]\d{3})+$|^\d{1,6}(?:[.,]\d{1,3})?$/
const PLAIN = /^[1-9]\d{0,4}$/
const TIMES_BEHIND = /^(\d{1,5})(?:x|×|\*|-?er|-?mal|nos?)$/iu
const TIMES_AHEAD_WITH_UNIT = /^[x×*](\d{1,5})(\p{L}{1,12})\.?$/iu
const TIMES_AHEAD = /^[x×*](\d{1,6})$/iu
const MARKED_TIMES = /^[x×*](\d{1,6}[.,]\d{1,3})$/iu
const GLUED_LABEL = /^(\p{L}{2,12})(\d{1,6})$/u
const UNIT_WITH_COUNT = /^(\p{L}{2,12})[.:](\d{1,4})$/u
export const TIMES_SIGN = /^[x×*]$/iu
const TIMES_WORD = /^(?:[x×*]|mal|times|раз|volte|veces|fois|vezes|keer)$/iu
const CURRENCY = /^(?:[€$£₽]|EUR|USD|GBP)$/i
const DECIMALS = /[.,]\d{2}$/
const WHOLE_DECIMALS = /^[1-9]\d{0,2}[.,]00$/
const RANGE = /^[1-9]\d{0,3}-[1-9]\d{0,3}$/
const ARTICLE = /^(?:ein|een|a)$/i
const UNIT_AHEAD = /^(?:st|stk|pcs|шт|qty|pz|ea|szt|kpl|uds?|un)[.:]?$/i
/** Words before a position, a date or another number that is not a quantity. */
const LABEL_OF_OTHER =
  /^(?:pos|position|nr|no|n|№|zeile|line|item|regel|rij|ligne|riga|línea|linha|строк\p{L}|seite|page|kw|week|tel|fax|vom|dated|am|on|typ|type|baujahr|model|din|iso|ab|um|at|bis|until|within|in|euro|pg|euro|№|ref|lieferwoche|version|rev|hal|halle|rampe|bj|werk|filiale|dock|gate|tor|lkw|truck|trailer|wagen|fahrzeug|actros|tgx|tgs|fh|xf|axor|arocs|euro|autocarro|autobus|ônibus|bus|coach|viatura|vehicle|véhicule|vehículo|veículo|mezzo|автобус\p{L}*|борт|машин\p{L}*|pojazd|pro|para|pour|for|für|voor|для|dla)[.:#]?$/iu
const ONLY = /^(?:nur|only|just|bloß|seulement|solo|sólo|soltanto|só|apenas|slechts|maar|только)$/iu
const MAXIMUM = /^(?:max(?:imum|imal|imaal|imo)?|massimo|máx(?:imo)?|макс(?:имум)?)\.?$/iu
const MINIMUM =
  /^(?:min(?:imum|imal|imaal|imo)?\.?|least|mindestens|wenigstens|minstens|minimaal|moins|mínimo|menos|almeno|minimo|минимум)$/iu
/** Words in front of a range: "between 2 and 4", "da 2 a 4". */
const FROM = /^(?:between|zwischen|tussen|entre|tra|fra|from|von|van|da|de|от|с|между)$/iu
const TO = /^(?:and|und|en|et|y|e|и|to|bis|tot|à|a|до)$/iu
/** Label of a position or of a count: "no. 4". */
const POSITION = /^(?:n|no|nr|num|nº|n°|№)[.:]?[ºo°]?[.:]?$/iu
const TO_BE_TOLD = /^(?:tbc|tbd|tba|folgt|\?{1,3})$/i
/** Words between tens and ones: "treinta y dos". */
const BETWEEN_DIGITS = /^(?:et|y|e)$/iu
const OR = /^(?:or|oder|ou|o|или|of|bis|to|à|a|до|hasta|até|tot)$/iu
/** Words between two numbers that mean a choice or a range. */
export const CHOICE_WORDS =
  /^,? ?(?:(?:or|oder|ou|o|или|of|bis|to|à|a|до|hasta|até|tot|oppure|ovvero|либо)(?: (?:else|alternatively|ersatzweise|alternativ|anders|anderenfalls|notfalls|sonst|bien|sinon|alternativamente|in alternativa|à défaut|en su defecto|em alternativa|em falta|же|equivalente?|équivalent|gleichwertig|gelijkwaardig|similar|simile|аналог))?|alternatively|ersatzweise|alternativ|wahlweise|sinon|à défaut|in alternativa|of anders)$/iu

/** Placeholder for the question mark of "? pieces". */
const UNKNOWN = '¿'
const UNKNOWN_COUNT = /(?<=\s)\?{1,3} ?(\p{L}{1,6})(?!\p{L})/gu
export const markUnknownCounts = (text: string): string =>
  text.replace(UNKNOWN_COUNT, (all, unit: string) => (isUnit(unit) ? `${UNKNOWN} ${unit}` : all))

/** 1 if the word at this distance is a unit of the quantity, otherwise 0. */
const unitAt = (word: QuantityWord, distance: number): 0 | 1 => (isUnit(word.free(distance)) ? 1 : 0)

/**
 * Value of a number word; undefined if the words beside it show another meaning. "due" is Italian for two, but not in
 * the English "due on Friday".
 */
const spelledAt = (word: QuantityWord): number | undefined =>
  hasNonNumberMeaning(word.word, word.typed(-1), word.next) ? undefined : numberWord(word.word)

/** True for a number word between a part number and a comma or the end: "2.30256 one, 3.00130 two". */
const endsPhrase = (word: QuantityWord): boolean =>
  (word.isNumber(-1) || ONLY.test(word.before)) && /^,?$/.test(word.typed(1))

/** True for a number behind the Italian "n.": "n. 2 2.30256" and "n. 2 Disco". */
const isCounted = (word: QuantityWord): boolean =>
  (/^(?:n|n°|nº)$/iu.test(word.before) && word.isNumber(1)) ||
  (word.index === 1 && /^n$/i.test(word.before) && /^\p{L}{3}/u.test(word.next))

/** True for "2 € 145,20": the sign belongs to the price behind it. */
const precedesPrice = (word: QuantityWord): boolean =>
  CURRENCY.test(word.next) && /^\d+[.,]\d{2}$/.test(word.typed(2))

/** Words behind a stock figure: "38 in stock", "38 Stück sofort verfügbar". */
const STOCK_BEHIND =
  /^(?:(?:are|is|sind|ist|sono|still|currently|immediately|now|noch|sofort|derzeit|aktuell|encore|ancora|subito|todavía|aún|ainda|nog|direct|ещё|еще|сейчас) )?(?:(?:in|on|auf|am|en|a|em|op|na|на|в) (?:stock|hand|lager|magazin|magasin|magazzino|almac[eé]n|existencias?|estoque|armaz[eé]m|voorraad|складе|наличии)|lagernd|verfügbar|lieferbar|vorrätig|vorhanden|available|disponib(?:les?|il[ei]|el)|disponív(?:el|eis)|dispo|beschikbaar|leverbaar|доступно|имеется)(?!\p{L})/iu
/** Words in front of a stock figure: "stock 38", "quedan 38". */
const STOCK_AHEAD =
  /^(?:stock|bestand|lagerbestand|verfügbar|vorrätig|available|disponib(?:les?|il[ei]|el)|disponív(?:el|eis)|dispo|existencias?|quedan?|giacenza|estoque|restam?|voorraad|beschikbaar|остат\p{L}+|осталось|наличи[еи])[.:]?$/iu
/** Words in front of a label of stock that make it a purpose or a condition: "for stock 4 pcs", "if available 4 pcs". */
const NO_STOCK = /^(?:for|für|fürs|pour|para|per|voor|для|if|wenn|falls|si|se|als|indien|если)$/iu

/** Number of words that state the stock ("stock: 12 pcs"), which is not a quantity; 0 if no stock figure is here. */
function stockLength(word: QuantityWord): number {
  if (!/^×?\d{1,6}(?:\p{L}{1,5}\.?)?$/u.test(word.word)) return 0
  const length = 1 + unitAt(word, 1)
  const behind = [0, 1, 2].map((distance) => word.free(length + distance)).join(' ')
  const isLabelled = STOCK_AHEAD.test(word.before) && !NO_STOCK.test(word.free(-2))
  return isLabelled || STOCK_BEHIND.test(behind) ? length : 0
}

const rule = createRuleFactory<QuantityWord, QuantityMatch | undefined>()

const NONE = (): undefined => undefined

/**
 * Patterns that decide whether a word is a quantity; the first match is used. Add a row to this table to support a new
 * notation.
 */
export const QUANTITY_RULES = [
  rule({
    name: 'question mark in front of a unit',
    example: '2.30256 ¿ pcs',
    reads: '?',
    when: ({ word }) => word === UNKNOWN,
    take: (word) => word.unclear(2, 'not-a-number'),
  }),
  rule({
    name: 'a few, with an article',
    example: '2.30256 ein paar',
    reads: '?',
    when: ({ word, next }) => ARTICLE.test(word) && (next === 'paar' || isVagueWord(next)),
    take: (word) => word.unclear(2, 'not-a-number'),
  }),
  rule({
    name: 'stock figure',
    example: '2.30256 38 pcs in stock',
    reads: '?',
    when: (word) => stockLength(word) || undefined,
    take: (word, length) => ({ ...word.unclear(length, 'two-readings'), isStock: true }),
  }),
  rule({
    name: 'several, beside a number',
    example: 'several 2.30256',
    reads: '?',
    when: (word) =>
      isVagueWord(word.word) &&
      [-1, 1, isOfWord(word.next) ? 2 : 0].some((distance) => word.isNumber(distance)),
    take: (word) => word.unclear(1, 'not-a-number'),
  }),
  rule({
    name: 'range',
    example: '4-6 pcs 2.30256',
    reads: '?',
    when: ({ word, before, next }) => RANGE.test(word) && (isUnit(next) || isUnit(before)),
    take: (word) => word.unclear(1 + unitAt(word, 1), 'two-readings'),
  }),
  rule({
    name: 'from one count to another',
    example: 'between 2 and 4 pcs 2.30256',
    reads: '?',
    when: (word) =>
      FROM.test(word.before) && PLAIN.test(word.word) && TO.test(word.next) && PLAIN.test(word.free(2)),
    take: (word) => word.unclear(3, 'two-readings'),
  }),
  rule({
    name: 'at least one count, better another',
    example: 'min. 4, better 6 pcs 2.30256',
    reads: '?',
    when: (word) =>
      MINIMUM.test(word.before) &&
      PLAIN.test(word.word) &&
      [2, 3, 4, 5].find((distance) => PLAIN.test(word.free(distance))),
    take: (word, distance) => word.unclear(distance + 1, 'two-readings'),
  }),
  rule({
    name: 'one count or another',
    example: '4 or 6 pcs 2.30256',
    reads: '?',
    when: (word) =>
      PLAIN.test(word.word) &&
      OR.test(word.next) &&
      PLAIN.test(word.free(2)) &&
      (isUnit(word.free(3)) || (!isOfWord(word.next) && /^,?$/.test(word.typed(3)))),
    take: (word) => word.unclear(3 + unitAt(word, 3), 'two-readings'),
  }),
  rule({
    name: 'one number word or another',
    example: '2.30256 one or two',
    reads: '?',
    when: (word) =>
      spelledAt(word) !== undefined && OR.test(word.next) && numberWord(word.free(2)) !== undefined,
    take: (word) => word.unclear(3 + unitAt(word, 3), 'two-readings'),
  }),
  rule({
    name: 'content of a set or package, multiplied',
    example: '2.30256 (lot de 2) x 3',
    reads: '?',
    when: (word) =>
      (isSetWord(word.free(-2)) || isPackage(word.free(-2))) &&
      isOfWord(word.before) &&
      PLAIN.test(word.word) &&
      TIMES_SIGN.test(word.next) &&
      PLAIN.test(word.free(2)),
    take: (word) => word.unclear(3, 'two-readings'),
  }),
  rule({
    name: 'dozens',
    example: '2 Dutzend 2.30256',
    reads: '24',
    when: ({ word, next }) => dozensOf(word.replace(/^x/, ''), next),
    take: (word, { words, quantity }) => ({ ...word.said(words, ''), quantity }),
  }),
  rule({
    name: 'pair beside a number',
    example: '2.30256 pair',
    reads: '2',
    when: (word) =>
      isPairWord(word.word) && (word.isNumber(-1) || word.isNumber(isOfWord(word.next) ? 2 : 1)),
    take: (word) => word.said(1, '2'),
  }),
  rule({
    name: 'multiplication sign, count and unit in one word',
    example: '2.30256 x4pcs',
    reads: '4',
    when: ({ word }) => {
      const [, count, unit = ''] = TIMES_AHEAD_WITH_UNIT.exec(word) ?? []
      return isUnit(unit) && count
    },
    take: (word, count) => word.said(1, count),
  }),
  rule({
    name: 'count with a multiplication sign',
    example: '4x 2.30256',
    reads: '4',
    when: ({ word }) => TIMES_BEHIND.exec(word) ?? TIMES_AHEAD.exec(word),
    take: (word, [, count = '']) => word.said(1 + unitAt(word, 1), count),
  }),
  rule({
    name: 'count with its unit in one word',
    example: '2.30256 4pcs',
    reads: '4',
    when: ({ word }) => isUnit(unitAfterDigits(word)),
    take: (word) => word.said(1, word.word.replace(/\D/g, '')),
  }),
  rule({
    name: 'label with its count in one word',
    example: '2.30256 qty4',
    reads: '4',
    when: ({ word }) => {
      const [, label = '', count] = GLUED_LABEL.exec(word) ?? []
      return isQuantityLabel(label) && count
    },
    take: (word, count) => word.said(1, count),
  }),
  rule({
    name: 'unit with its count behind a point or colon',
    example: '2.30256 pz.4',
    reads: '4',
    when: ({ word }) => {
      const [, unit = '', count] = UNIT_WITH_COUNT.exec(word) ?? []
      return isUnit(unit) && count
    },
    take: (word, count) => word.said(1, count),
  }),
  rule({
    name: 'Italian "n." and its count in one word',
    example: '2.30256 n.4',
    reads: '4',
    when: (word) => word.isNumber(-1) && /^n\.(\d{1,4})$/iu.exec(word.word),
    take: (word, [, count = '']) => word.said(1, count),
  }),
  rule({
    name: 'position or count behind a number, in one word',
    example: '2.30256 no.4',
    reads: '?',
    when: (word) => word.isNumber(-1) && /^(?:(?:no|nr|num)[.:]|n[º°][.:]?|№)\d{1,4}$/iu.test(word.word),
    take: (word) => ({ ...word.unclear(1, 'two-readings'), quantity: ambiguousQuantity(`${word.word} ?`) }),
  }),
  rule({
    name: 'label of a count that is not known yet',
    example: '2.30256 qty tbc',
    reads: '?',
    when: (word) =>
      isQuantityLabel(word.word.replace(/:$/, '')) &&
      (TO_BE_TOLD.test(word.next) || (word.next === '-' && word.left === 1)),
    take: (word) => word.unclear(2, 'not-a-number'),
  }),
  rule({
    name: 'number word, repeated in figures',
    example: 'FOUR (4) OFF 2.30256',
    reads: '4',
    when: (word) => spelledAt(word) === Number(word.next),
    take: (word) => word.said(2 + unitAt(word, 2), word.next),
  }),
  rule({
    name: 'number word of tens and ones',
    example: '2.30256 twenty five pcs',
    reads: '25',
    when: (word) => {
      const [tens, length] = [spelledAt(word) ?? 0, BETWEEN_DIGITS.test(word.next) ? 3 : 2]
      const ones = numberWord(word.free(length - 1)) ?? 0
      return (
        tens >= 20 && tens < 100 && tens % 10 === 0 && ones > 0 && ones < 10 && { length, count: tens + ones }
      )
    },
    take: (word, { length, count }) => ({
      ...word.said(length + unitAt(word, length), String(count)),
      isSpelled: true,
    }),
  }),
  rule({
    name: 'number word',
    example: 'four 2.30256',
    reads: '4',
    when: (word) => {
      const count = spelledAt(word)
      const isMeant =
        count !== 1 ||
        isSideWord(word.next) ||
        isUnit(word.next) ||
        isPurposeWord(word.next) ||
        word.isNumber(1) ||
        isOfWord(word.next) ||
        endsPhrase(word)
      return isMeant && count
    },
    take: (word, count) => {
      const hasUnit = (isUnit(word.next) && !isEachWord(word.next)) || TIMES_SIGN.test(word.next)
      return { ...word.said(hasUnit ? 2 : 1, String(count)), isSpelled: true }
    },
  }),
  rule({
    name: 'multiplication sign in front of a count',
    example: '2.30256 disc x 4',
    reads: '4',
    when: (word) =>
      TIMES_SIGN.test(word.word) && PLAIN.test(scannedDigits(word.next)) && !isMeasureUnit(word.free(2)),
    take: (word) => word.said(2, scannedDigits(word.next)),
  }),
  rule({
    name: 'count with decimals or thousands behind a multiplication sign',
    example: '2.30256 x 1.000',
    reads: '?',
    when: (word) => {
      const length = TIMES_SIGN.test(word.word) ? 2 : 1
      const [, count] = MARKED_TIMES.exec(length === 2 ? `x${word.next}` : word.word) ?? []
      const behind = word.free(length)
      // "M22 x 1,5" contains the pitch of a thread, not a count
      const isCount = word.isNumber(-1) && !isMeasureUnit(behind) && !CURRENCY.test(behind)
      return isCount && count !== undefined && { length, count }
    },
    take: (word, { length, count }) => word.said(length, count),
  }),
  rule({
    name: 'label and count in front of several numbers',
    example: 'Qty 2: 2.30256',
    reads: '2',
    when: ({ word, before }) => /^\d{1,5}:$/.test(word) && (isQuantityLabel(before) || isEachWord(before)),
    take: (word) => ({
      ...word.said(1, word.word.slice(0, -1)),
      isEach: isEachWord(word.before) || !word.isNumber(-2),
    }),
  }),
  rule({
    name: 'count of a side in front of a number',
    example: 'front 2, rear 4: 2.30256',
    reads: '6',
    when: (word) => /^\d{1,3}:$/.test(word.word) && isSideWord(word.before) && word.isNumber(1),
    take: (word) => word.said(1, word.word.slice(0, -1)),
  }),
  rule({
    name: 'price in front of a multiplication sign and a count',
    example: '2.30256 94.52 x 4 = 378.08',
    reads: '4',
    when: (word) => {
      const [price, count, total] = [word.word, word.free(2).replace(/:$/, ''), word.free(3)].map((text) =>
        Number(text.replace(',', '.')),
      )
      const isProduct = Math.abs((price ?? NaN) * (count ?? NaN) - (total ?? NaN)) < 0.005
      return DECIMALS.test(word.word) && TIMES_SIGN.test(word.next) && isProduct && String(count)
    },
    take: (word, count) => word.said(4, count),
  }),
  rule({
    name: 'word that is no figure',
    example: '4 2.30256 front set',
    reads: '4',
    when: ({ word }) => !DIGITS.test(word),
    take: NONE,
  }),
  rule({
    name: 'price behind its currency',
    example: '4 pcs 2.30256 EUR 145,20 each',
    reads: '4',
    when: ({ word, before }) => (before === '@' || CURRENCY.test(before)) && DECIMALS.test(word),
    take: NONE,
  }),
  rule({
    name: 'figures, repeated as a word',
    example: '12 (twelve) pieces 2.30256',
    reads: '12',
    when: ({ word, next }) => numberWord(next) === Number(word),
    take: (word) => word.said(2 + unitAt(word, 2), word.word),
  }),
  rule({
    name: 'thousands behind a blank',
    example: '2.30256 1 200 pcs',
    reads: '1200',
    when: (word) =>
      word.isNumber(-1) &&
      /^[1-9]\d{0,2}$/.test(word.word) &&
      /^\d{3}$/.test(word.next) &&
      isUnit(word.free(2)),
    take: (word) => word.said(3, `${word.word}${word.next}`),
  }),
  rule({
    name: 'count in front of a multiplication sign',
    example: '4 x disc 2.30256',
    reads: '4',
    when: ({ next }) => TIMES_WORD.test(next),
    take: (word) => word.said(2, word.word),
  }),
  rule({
    name: 'count with a unit',
    example: '4 pcs 2.30256',
    reads: '4',
    when: ({ next }) => isUnit(next),
    take: (word) => word.said(2, word.word),
  }),
  rule({
    name: 'count behind a unit, a label or "each"',
    example: '2.30256 Menge: 4',
    reads: '4',
    when: ({ word, before }) =>
      (isUnit(before) && UNIT_AHEAD.test(before)) ||
      isQuantityLabel(before) ||
      (isEachWord(before) && before.length > 1 && PLAIN.test(word)),
    take: (word) => word.said(1, word.word),
  }),
  rule({
    name: 'count "of" a number',
    example: '4 of 2.30256',
    reads: '4',
    when: (word) => PLAIN.test(word.word) && isOfWord(word.next) && word.isNumber(2),
    take: (word) => word.said(1, word.word),
  }),
  rule({
    name: 'Italian "n." behind a number',
    example: '2.30256 n 4',
    reads: '4',
    when: (word) => /^n$/i.test(word.before) && word.isNumber(-2) && PLAIN.test(word.word),
    take: (word) => word.said(1, word.word),
  }),
  rule({
    name: 'position or count behind a number',
    example: '2.30256 no. 4',
    reads: '?',
    when: (word) => POSITION.test(word.before) && word.isNumber(-2) && PLAIN.test(word.word),
    take: (word) => ({ ...word.unclear(1, 'two-readings'), quantity: ambiguousQuantity(`${word.word} ?`) }),
  }),
  rule({
    name: 'Italian "n." in front of the label of a number',
    example: 'n 4 cod 2.30256',
    reads: '4',
    when: (word) =>
      /^(?:n|nr|n°|№)$/iu.test(word.before) &&
      PLAIN.test(word.word) &&
      roleOf(word.next) === 'number' &&
      word.isNumber(2),
    take: (word) => word.said(1, word.word),
  }),
  rule({
    name: 'measure',
    example: '24 V 2.30256',
    reads: '',
    when: (word) => isMeasureUnit(word.next) && !precedesPrice(word),
    take: NONE,
  }),
  rule({
    name: 'day of a month',
    example: '2.30256 1 Dec',
    reads: '',
    when: ({ next }) => isMonth(next),
    take: NONE,
  }),
  rule({
    name: 'position, date or vehicle behind its label',
    example: 'Pos 4 2.30256',
    reads: '',
    when: (word) => LABEL_OF_OTHER.test(word.before) && !isCounted(word),
    take: NONE,
  }),
  rule({
    name: 'at most as many',
    example: '2.30256 max 2',
    reads: '2',
    when: (word) =>
      MAXIMUM.test(word.before) &&
      PLAIN.test(word.word) &&
      (word.isNumber(-2) || (word.free(-2) === ',' && word.isNumber(-3))),
    take: (word) => word.said(1, word.word),
  }),
  rule({
    name: 'stock or another quantity that is not ordered',
    example: '2.30256 Lager 4',
    reads: '',
    when: (word) => {
      // the word before a count is a verb, not a label, if the part number follows: "please deliver 2 2.30256"
      const isVerb = word.isNumber(1) && !word.isNumber(-2)
      const isLabel = /\p{L}{3}/u.test(word.before) && !isUnit(word.before)
      return isLabel && !isVerb && roleOf(word.before) === 'other-quantity'
    },
    take: NONE,
  }),
  rule({
    name: 'figure in front of a number, with or without a zero',
    example: '02 2.30256',
    reads: '2',
    when: (word) =>
      (word.isNumber(1) || (word.index === 0 && word.next === '-' && word.isNumber(2))) &&
      PLAIN.test(word.word.replace(/^0/, '')),
    take: (word) => word.plain(),
  }),
  rule({
    name: 'plain figure',
    example: '2.30256 4',
    reads: '4',
    when: ({ word }) => PLAIN.test(word),
    take: (word) => word.plain(),
  }),
  rule({
    name: 'count with two zeros in front of its price',
    example: '2.30256 2,00 88,40',
    reads: '2',
    when: ({ word, next }) => WHOLE_DECIMALS.test(word) && DECIMALS.test(next),
    take: (word) => word.plain(),
  }),
]
