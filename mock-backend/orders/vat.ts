/** Category codes of UNTDID 5305, as EN 16931 allows them. */
export type VatCategory = 'S' | 'Z' | 'E' | 'AE' | 'K' | 'G' | 'O'

/** VAT of a line or a charge. */
export type Vat = { readonly category: VatCategory; readonly percent: number }

/** Standard rates in percent by the seller's country. */
const STANDARD_PERCENT: Readonly<Record<string, number>> = { DE: 19, FR: 20, IT: 22, ES: 21, BR: 17 }

const EUROPEAN_UNION = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/**
 * Domestic sales have the standard rate; sales to businesses in the Union are intra-community supplies; others
 * are exports.
 */
export function vatOf(sellerCountry: string, buyerCountry: string): Vat {
  if (sellerCountry === buyerCountry) {
    const percent = STANDARD_PERCENT[buyerCountry]
    return percent === undefined ? { category: 'Z', percent: 0 } : { category: 'S', percent }
  }
  const isWithinUnion = EUROPEAN_UNION.has(sellerCountry) && EUROPEAN_UNION.has(buyerCountry)
  return { category: isWithinUnion ? 'K' : 'G', percent: 0 }
}
