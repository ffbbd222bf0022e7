import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { SearchHit } from '../catalogue/catalogue-query.ts'
import { isPayer, unitPrice } from '../prices/product-prices.ts'
import type { Reader } from '../products/reader.ts'

type Comparison = (one: CatalogueProduct, other: CatalogueProduct) => number

/** An order that is unknown, or that this reader may not know, leaves the hits in the order of relevance. */
export function sortedHits(
  catalogue: Catalogue,
  hits: readonly SearchHit[],
  order: { by: string; descending: boolean },
  reader: Reader,
): readonly SearchHit[] {
  const compare = comparison(order.by, reader)
  if (compare === undefined) return hits
  const sign = order.descending ? -1 : 1
  return hits
    .map((hit) => ({ hit, product: catalogue.product(hit.index) }))
    .toSorted((one, other) => sign * compare(one.product, other.product))
    .map(({ hit }) => hit)
}

function comparison(by: string, { account, language }: Reader): Comparison | undefined {
  const { compare } = new Intl.Collator(language, { numeric: true })
  if (by === 'name') return (one, other) => compare(one.names[language], other.names[language])
  if (by === 'sku') return (one, other) => compare(one.sku, other.sku)
  if (by === 'price' && isPayer(account)) {
    return (one, other) => unitPrice(one, account, 1) - unitPrice(other, account, 1)
  }
  return undefined
}
