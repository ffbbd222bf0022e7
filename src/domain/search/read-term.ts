import { rowsOfText, type ListRow } from '../list-reader/list-rows.ts'
import { piecesOfQuantity, readList } from '../list-reader/read-list.ts'
import type { CheckedLine } from '../quick-order/checked-line.ts'
import type { CatalogueLookup } from '../list-reader/catalogue-lookup.ts'
import type { ProductSummary } from '../products/product.ts'
import { makerOfVin } from '../vehicles/vehicle-makers.ts'
import type { NamedVehicles } from '../vehicles/vehicle.ts'
import { cleanVin, mistakenLetters, parseVin, withoutMistakenLetters, type Vin } from '../vehicles/vin.ts'
import { isArticleNumber } from '../shared/article-number.ts'
import { normalizePartNumber, isSameNumber } from '../shared/normalize-part-number.ts'
import { truncateSearchTerm } from './search-term.ts'
import type { NamedPart, OrderedNumber, ReadNumber, QuerySuggestion } from './query-interpretation.ts'

/** The last four characters of a VIN are digits (ISO 3779). */
const hasVinFormat = (text: string) => /^[0-9A-Z]{13}\d{4}$/.test(text) && /[A-Z]/.test(text)

/** VINs in a term; letters that a VIN cannot contain are read as the digits with which they are confused. */
export function vinsIn(term: string): readonly Vin[] {
  const typed = parseVin(cleanVin(term))
  if (!typed.ok) return []
  const corrected = parseVin(withoutMistakenLetters(typed.value))
  return corrected.ok && hasVinFormat(corrected.value) ? [...new Set([corrected.value, typed.value])] : []
}

const VINS_MAX = 5

/** Several VINs in a term, such as a pasted list; each of them is looked up. */
function separateVins(term: string): readonly Vin[] {
  const vins = term.split(/[^\p{L}\p{N}\p{Pd}]+/u).flatMap((text) => vinsIn(text).slice(0, 1))
  return [...new Set(vins)].slice(0, VINS_MAX)
}

/** Suggestions of vehicles, if the term is one VIN or several. */
export function vinSuggestions(term: string): readonly QuerySuggestion[] {
  const several = separateVins(term)
  const vins = several.length > 1 ? [] : vinsIn(term)
  return vins.length > 0 ? vehicleOffers(vins) : several.flatMap((vin) => vehicleOffers([vin]))
}

/** Parts by their number in any notation. */
export type KnownParts = ReadonlyMap<string, readonly NamedPart[]>

/** Reads the term like a list of a quick order. */
export const listRowsOfTerm = (term: string): readonly ListRow[] =>
  rowsOfText(
    truncateSearchTerm(term)
      .replace(/[;|\t]/g, '\n')
      .replace(/(?<=\p{L}{2})-(?=\d)/gu, ' '),
  )

export function numbersIn(rows: readonly ListRow[], knownParts: KnownParts): readonly ReadNumber[] {
  const partsOf = (number: string): readonly NamedPart[] => knownParts.get(normalizePartNumber(number)) ?? []
  const lookup: CatalogueLookup = (number) => {
    const skus = partsOf(number).map(({ sku }) => sku)
    return skus.length === 0 ? undefined : { isOwn: skus.some((sku) => isSameNumber(sku, number)), skus }
  }
  const text = normalizePartNumber(rows.map(({ source }) => source).join(''))
  const numbers = readList(rows, lookup).parsedLines.map(({ number, quantity }) => ({
    number,
    pieces: quantity.kind === 'missing' ? undefined : piecesOfQuantity(quantity),
    parts: partsOf(number),
    isCorrected: !text.includes(normalizePartNumber(number)),
  }))
  const isRead = numbers.some(({ parts }) => parts.length > 0)
  return isRead ? numbers.filter(({ number, parts }) => parts.length > 0 || isArticleNumber(number)) : []
}

/** Parts by number, from the results of a search. */
export function knownByProducts(products: readonly ProductSummary[]): KnownParts {
  const partsByNumber = new Map<string, NamedPart[]>()
  for (const { sku, slug, name, foundVia, replaces, crossReferences } of products) {
    const references = crossReferences.map(({ referenceNo }) => referenceNo)
    for (const number of new Set(
      [sku, foundVia?.number ?? '', ...replaces, ...references].map(normalizePartNumber),
    )) {
      if (number !== '')
        partsByNumber.set(number, [...(partsByNumber.get(number) ?? []), { sku, slug, name }])
    }
  }
  return partsByNumber
}

/** Parts by number, from a line check; `numbers` are the numbers by line number. */
export const knownByLines = (numbers: readonly string[], lines: readonly CheckedLine[]): KnownParts =>
  new Map(
    lines.flatMap(({ lineNo, part, replacement, candidates }) => {
      const one = replacement ?? part
      const parts = (one ? [one] : candidates).map(({ sku, slug, name }) => ({ sku, slug, name }))
      return parts.length === 0 ? [] : [[normalizePartNumber(numbers[lineNo] ?? ''), parts] as const]
    }),
  )

function vehicleOffers(vins: readonly Vin[]): readonly QuerySuggestion[] {
  const [meant, typed = ''] = vins
  return vins.map((vin) => ({
    kind: 'vehicle',
    key: `vin-${vin}`,
    vin,
    maker: makerOfVin(vin),
    letters: vin === meant ? mistakenLetters(typed) : [],
  }))
}

/** Suggestions of the vehicles and makers that the term contains. */
export const vehicleSuggestions = ({ vehicles, makers }: NamedVehicles): readonly QuerySuggestion[] => [
  ...vehicles.map((vehicle) => ({ kind: 'model' as const, key: `vehicle-${vehicle.slug}`, vehicle })),
  ...makers.map((maker) => ({ kind: 'maker' as const, key: `maker-${maker.slug}`, maker })),
]

/** Suggestions of parts by number, without those that are already among the search results. */
export function partNumberSuggestions(
  numbers: readonly ReadNumber[],
  isFound: boolean,
): readonly QuerySuggestion[] {
  const knownNumbers = numbers.filter(({ parts }) => parts.length > 0)
  const isOrder =
    knownNumbers.length > 1 || (!isFound && knownNumbers.some(({ pieces }) => pieces !== undefined))
  return [
    ...numbers
      .filter(({ parts }) => !isFound || parts.length === 0)
      .map((read): QuerySuggestion => {
        const key = read.parts.length > 0 ? `number-${normalizePartNumber(read.number)}` : undefined
        return { kind: 'number', key, read }
      }),
    ...(isOrder
      ? [{ kind: 'quick-order' as const, key: 'quick-order', lines: knownNumbers.map(orderedNumber) }]
      : []),
  ]
}

/** Uses the number of a single matching part, so that the quick order needs no confirmation. */
const orderedNumber = ({ number, pieces = 1, parts }: ReadNumber): OrderedNumber => ({
  number: parts.length === 1 && parts[0] ? parts[0].sku : number,
  pieces,
})
