import type * as z from 'zod/mini'
import type { Quote, QuoteItem } from '#contracts/cart.contract.ts'
import { price } from '../prices/money.ts'
import { isPayer, pricePackage, unitPrice, type Payer } from '../prices/product-prices.ts'
import { availability } from '../products/availability.ts'
import { partThumbnail } from '../products/part-images.ts'
import { salesUnit } from '../products/product-head.ts'
import type { Reader } from '../products/reader.ts'
import { productOfCartSku, type SoldParts } from './cart-sku.ts'
import type { Line } from './carts.ts'

type Item = z.infer<typeof QuoteItem>

/** The cart as its customer sees it: sums only where prices are visible. */
export function quote(
  catalogue: SoldParts,
  cart: { lines: readonly Line[]; version: number },
  reader: Reader,
): z.infer<typeof Quote> {
  const payer = isPayer(reader.account) ? reader.account : undefined
  return {
    items: cart.lines.map((line) => quoteItem(catalogue, line, reader, payer)),
    version: cart.version,
    priceVisible: payer !== undefined,
    ...(payer && { total: price(total(catalogue, cart.lines, payer), payer.currency) }),
  }
}

function quoteItem(catalogue: SoldParts, line: Line, reader: Reader, payer: Payer | undefined): Item {
  const product = productOf(catalogue, line)
  return {
    ...spelledId(line.id),
    sku: line.sku,
    qty: line.quantity,
    articleNo: product.sku,
    name: product.names[reader.language],
    slug: product.slug,
    manufacturer: product.manufacturer,
    image: partThumbnail(product, reader.language),
    packagingAmount: product.packageQuantity,
    salesUnit: salesUnit(product.orderUnit),
    ...(line.note !== '' && { note: line.note }),
    ...(product.discontinued && { orderable: false }),
    ...(reader.account && { availability: availability(product.stock, reader.now) }),
    ...(payer && {
      pricePackage: pricePackage(product, payer, line.quantity),
      rowTotal: price(rowTotal(catalogue, line, payer), payer.currency),
    }),
  }
}

/** The API spells the id in two ways, and shops have to understand both. */
const spelledId = (id: number) => (id % 2 === 0 ? { item_id: id } : { itemId: String(id) })

const rowTotal = (catalogue: SoldParts, line: Line, payer: Payer) =>
  line.quantity * unitPrice(productOf(catalogue, line), payer, line.quantity)

const total = (catalogue: SoldParts, lines: readonly Line[], payer: Payer) =>
  lines.reduce((sum, line) => sum + rowTotal(catalogue, line, payer), 0)

function productOf(catalogue: SoldParts, line: Line) {
  const product = productOfCartSku(catalogue, line.sku)
  if (product === undefined) throw new Error(`A cart holds ${line.sku}, which the catalogue does not know`)
  return product
}
