import type { ListQuantity } from './list-quantity.ts'
import type { QuantityMatch } from './quantity-match.ts'
import { hasNonNumberMeaning, isEachWord, isMonth, isPackage, isUnit, numberWord } from './quantity-words.ts'
import { hasTwoSides, isPlaceWord, isPurposeWord, isSideWord } from './shared-counts.ts'

/** A line with one part number, and the quantity that the reader has chosen. */
export type QuantityLine = {
  readonly words: readonly string[]
  /** The words as one text, with "#" in the place of the number. */
  readonly text: string
  readonly mentions: readonly QuantityMatch[]
  readonly isNumber: (at: number) => boolean
  readonly pieces: number | undefined
}

/** A rule that finds text which may change the quantity of a line. */
type QuantityDoubt = {
  readonly name: string
  readonly example: string
  readonly applies: (line: QuantityLine) => boolean
}

const VEHICLES =
  'truck|lorry|trailer|vehicle|bus|van|lkw|fahrzeug|anhänger|auflieger|camion|remorque|véhicule|camión|remolque|vehículo|autobús|rimorchio|veicolo|caminhão|carreta|reboque|veículo|ônibus|autocarro|vrachtwagen|wagen|oplegger|aanhanger|машин[ауы]|грузовик|прицеп|полуприцеп|автобус'
const PLACES =
  'sides?|axles?|wheels?|hubs?|ends?|seite|achse|rad|radseite|nabe|côtés?|essieux?|roues?|moyeu|lados?|ejes?|ruedas?|lati|lato|assi|asse|ruot[ae]|mozzo|eixos?|rodas?|kant|zijde|as|wiel|naaf|сторону|ось|колесо|ступицу'
const EACH_PLACE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:per|pro|je|par|por|a|na|на|auf|op|each|every) (?:${PLACES}|${VEHICLES})|(?:for|on|at|in|to|of) (?:each|every) (?!other)\p{L}+)(?!\p{L})`,
  'iu',
)
/** "for each truck" without its preposition; times, units and pronouns behind "each" do not divide a quantity. */
const EACH_NOUN =
  /(?<!\p{L})(?:jede[nrsm]?|chaque|cada|ogni|ciascun[oa]?|elke?|iedere?|кажд(?:ый|ую|ое|ая|ой|ого)) (?!(?:un[oae]?|uma?|st|stk|stück|stuk|pi[eè]ce|pezzo|pieza|peça|шт|штук\p{L}|tag|woche|monat|morgen|jour|matin|semaine|mois|fois|día|semana|mes|vez|dia|mês|giorno|settimana|mese|volta|dag|week|maand|keer|день|неделю|месяц|раз)(?!\p{L}))\p{L}{2,}/iu

const STATUS =
  'delivered|received|shipped|outstanding|open|backorder(?:ed)?|b/o|geliefert|erhalten|offen|rückstand|restmenge|nachlieferung|livrée?s?|reçue?s?|expédiée?s?|reliquat|entregad[oa]s?|recibid[oa]s?|servid[oa]s?|pendientes?|consegnat[oiae]|evas[oiae]|ricevut[oiae]|spedit[oiae]|saldo|residuo|arretrat[oi]|entregues?|recebid[oa]s?|pendentes?|geleverd|ontvangen|verzonden|nalevering|naleveren|openstaand|отгружен[оаы]?|получен[оаы]?|доставлен[оаы]?|поставлен[оаы]?|недопоставка|долг'
const IS_STATUS = new RegExp(`^(?:${STATUS}):?$`, 'iu')
const COUNT = /^\d{1,4}$/
const ADVERB = /^(?:still|noch|bereits|schon|already|déjà|encore|ya|già|já|al|reeds|nog|уже)$/iu

/** True if a count is directly before or behind the word, as in "7 pcs delivered" and "Rückstand 3". */
function isCountedStatus(word: string, index: number, words: readonly string[]): boolean {
  if (!IS_STATUS.test(word)) return false
  // "Ordered: 4  Shipped: 2" labels the ordered quantity as well
  if (word.endsWith(':') && words.filter((each) => COUNT.test(each)).length > 1) return false
  const before =
    words.slice(0, index).findLast((each) => each === ',' || (!isUnit(each) && !ADVERB.test(each))) ?? ''
  return COUNT.test(before) || (COUNT.test(words[index + 1] ?? '') && !isMonth(words[index + 2] ?? ''))
}
/** Number words above 100, and French ones above 70, which the reader does not interpret. */
const LARGE_NUMBER =
  /^(?:soixante|quatre-vingt|ciento|duecento|trecento|двести|триста)|^(?:cento|hundert|honderd)\p{L}{3}|(?:hundert|honderd)$/iu

/** Words behind a count that is kept in reserve: "one spare". */
const SPARE = /^(?:spare|reserve|ersatz|réserve|rechange|reserva|repuesto|recambio|scorta|riserva|запас)$/iu
const ANOTHER = /^(?:another|autre|otr[oa]|altr[oa]|outr[oa]|другую|другой)$/iu
const CONTENT = /^(?:of|with|à|a|de|da|di|con|mit|zu|von|avec|met|com|van|por|по|с|x)$/iu
const LOT = /^lots?$/iu

const isProduct = ({ mentions }: QuantityLine): boolean => mentions.some(({ isPacked }) => isPacked === true)

/** True if the words from this index say for whom or for which side the count before them is. */
function isShare(words: readonly string[], index: number): boolean {
  const [next = '', behind = ''] = words.slice(index, index + 2)
  return (
    isSideWord(next) ||
    SPARE.test(next) ||
    SPARE.test(behind) ||
    ((isPurposeWord(next) || isPlaceWord(next)) && /^\p{L}/u.test(behind))
  )
}

/** True if the quantity is for each place; "one per wheel (4 wheels)" orders the number of wheels. */
function dividesQuantity(each: RegExp, { text, pieces = 1 }: QuantityLine): boolean {
  const index = text.search(each)
  const before = text.slice(0, Math.max(index, 0)).trimEnd().split(' ').at(-1) ?? ''
  return index >= 0 && !(pieces > 1 && (before === '1' || numberWord(before) === 1))
}

/** True for a word that can only mean "each"; "à" is also in front of a price, and "per" of a purpose. */
const isOnlyEach = (word: string): boolean => word.length > 1 && isEachWord(word) && !isPurposeWord(word)

type Count = { readonly end: number; readonly pieces: number }

/** Quantities of a line, and number words for a purpose or a place that are not read as quantities. */
function countsIn({ words, mentions, isNumber }: QuantityLine): readonly Count[] {
  const others = words.flatMap((word, index): readonly Count[] => {
    const isRead = isNumber(index) || mentions.some(({ from, end }) => index >= from && index < end)
    const [before = '', next = ''] = [words[index - 1], words[index + 1]]
    const pieces = ANOTHER.test(word) ? 1 : numberWord(word)
    return pieces === undefined ||
      isRead ||
      hasNonNumberMeaning(word, before, next) ||
      !isShare(words, index + 1)
      ? []
      : [{ end: index + 1, pieces }]
  })
  const read = mentions.filter(({ isSaid, from }) => isSaid || !isNoun(words[from - 1] ?? ''))
  return [...read.map(({ end, quantity }) => ({ end, pieces: piecesOf(quantity) })), ...others]
}

const piecesOf = (quantity: ListQuantity): number => (quantity.kind === 'whole' ? quantity.pieces : NaN)
/** True for a word in front of a figure that makes it the number of a place: "hall 3". */
const isNoun = (word: string): boolean => /^\p{L}{3,}$/u.test(word) && !JOINT.test(word)
const JOINT = /^(?:und|and|plus)$/iu

const isSum = (counts: readonly Count[], { pieces: chosen }: QuantityLine): boolean =>
  counts.reduce((sum, { pieces }) => sum + pieces, 0) === chosen

/**
 * Texts beside a quantity that may change it; the user then confirms the quantity. Add a row to this table for text
 * that the reader does not interpret.
 */
export const QUANTITY_DOUBTS: readonly QuantityDoubt[] = [
  {
    name: 'count for each side, axle or vehicle',
    example: '2.30256 one per side',
    applies: (line) =>
      !isProduct(line) && [EACH_PLACE, EACH_NOUN].some((each) => dividesQuantity(each, line)),
  },
  {
    name: '"each" with several purposes',
    example: '2.30256 one each for axle 1 and axle 2',
    applies: ({ words, mentions }) =>
      mentions.some(({ from, end }) => words.slice(Math.max(from - 1, 0), end + 1).some(isOnlyEach)) &&
      (hasTwoSides(words) || words.some(isPurposeWord)),
  },
  {
    name: 'counts for several purposes or places',
    example: '2.30256 une à Lyon et deux à Nice',
    applies: (line) => {
      const counts = countsIn(line)
      return counts.length > 1 && counts.some(({ end }) => isShare(line.words, end)) && !isSum(counts, line)
    },
  },
  {
    name: 'count that is delivered or outstanding',
    example: '2.30256 ordered 10, delivered 7',
    applies: (line) =>
      line.text
        .replace(/back[ -]order/iu, 'backorder')
        .split(' ')
        .some((word, index, words) => isCountedStatus(word, index, words)),
  },
  {
    name: 'content of a package',
    example: '2.30256 box of 6, need two',
    applies: (line) =>
      !isProduct(line) &&
      line.words.some(
        (word, index) =>
          (isPackage(word) || LOT.test(word)) &&
          CONTENT.test(line.words[index + 1] ?? '') &&
          /^\d{1,3}$/.test(line.words[index + 2] ?? ''),
      ),
  },
  {
    name: 'number word that is not interpreted',
    example: '2.30256 centoventi pezzi',
    applies: ({ words }) => words.some((word) => numberWord(word) === undefined && LARGE_NUMBER.test(word)),
  },
  {
    name: 'number word behind another count',
    example: '2.30256 6er Pack, bitte zwei',
    applies: ({ words, mentions, pieces }) =>
      mentions.some(
        ({ isSpelled, quantity, end }) =>
          isSpelled &&
          quantity.kind === 'whole' &&
          quantity.pieces > 1 &&
          quantity.pieces !== pieces &&
          /^,?$/.test(words[end] ?? ''),
      ),
  },
]
