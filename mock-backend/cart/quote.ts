import type * as z from 'zod/mini'
import type { Quote, QuoteItem } from '#contracts/cart/cart.contract.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { approvalReasons } from '../cost-centres/budget-rules.ts'
import { price } from '../pricing/money.ts'
import {
  coreDepositOf,
  seesPrices,
  pricePackage,
  unitPrice,
  type AccountWithPrices,
} from '../pricing/product-prices.ts'
import { availability } from '../products/availability.ts'
import { partThumbnail } from '../products/part-images.ts'
import { salesUnit } from '../products/product-summary.ts'
import type { Visitor } from '../session/callers.ts'
import { productOfCartSku, type SoldParts } from '../products/cart-sku.ts'
import type { Line } from './carts.ts'

type Item = z.infer<typeof QuoteItem>

/** Converts the cart to the API response. It contains prices and sums only if the account may see prices. */
export function quote(
  catalogue: SoldParts,
  cart: { lines: readonly Line[]; version: number },
  visitor: Visitor,
): z.infer<typeof Quote> {
  const payer = seesPrices(visitor.account) ? visitor.account : undefined
  const lines = cart.lines.map((line) => ({ line, product: productOfCartSku(catalogue, line.sku) }))
  return {
    items: lines.map(({ line, product }) =>
      product ? quoteItem(line, product, visitor, payer) : unknownItem(line, visitor),
    ),
    version: cart.version,
    priceVisible: payer !== undefined,
    ...(payer && totals(lines, payer)),
    ...(payer && approvalOf(lines, payer)),
  }
}

const ofLine = (line: Line, { account }: Visitor) => ({
  ...spelledId(line.id),
  sku: line.sku,
  qty: line.quantity,
  ...(line.note !== '' && { note: line.note }),
  ...(line.requestedNumber !== '' && { requestedNumber: line.requestedNumber }),
  ...(line.changed && {
    changed: {
      at: new Date(line.changed.at).toISOString(),
      by: line.changed.name,
      byCaller: line.changed.by === account?.contactId,
    },
  }),
})

/** Cart line whose part is no longer in the assortment: the response contains the number, but no product data. */
const unknownItem = (line: Line, visitor: Visitor): Item => ({
  ...ofLine(line, visitor),
  articleNo: line.sku.slice(line.sku.indexOf('-') + 1),
  name: '',
  slug: '',
  manufacturer: '',
  image: { src: '', alt: '' },
  packagingAmount: 1,
  salesUnit: '',
  orderable: false,
})

function quoteItem(
  line: Line,
  product: CatalogueProduct,
  visitor: Visitor,
  payer: AccountWithPrices | undefined,
): Item {
  return {
    ...ofLine(line, visitor),
    articleNo: product.sku,
    name: product.names[visitor.language],
    slug: product.slug,
    manufacturer: product.manufacturer,
    image: partThumbnail(product, visitor.language),
    packagingAmount: product.packageQuantity,
    salesUnit: salesUnit(product.orderUnit),
    ...(product.hazard && { hazard: product.hazard }),
    ...(product.discontinued && { orderable: false }),
    ...(visitor.account && { availability: availability(product.stock, visitor.now) }),
    ...(payer && {
      pricePackage: pricePackage(product, payer, line.quantity),
      ...(!product.discontinued && { rowTotal: price(rowTotal(line, product, payer), payer.currency) }),
    }),
  }
}

/**
 * Alternates between the two spellings of the id that the contract allows, so that shops are tested with both.
 */
const spelledId = (id: number) => (id % 2 === 0 ? { item_id: id } : { itemId: String(id) })

const rowTotal = (line: Line, product: CatalogueProduct, payer: AccountWithPrices) =>
  line.quantity * unitPrice(product, payer, line.quantity)

/** Order limit of the person as a reason for an approval, if the goods exceed it even without the transport. */
function approvalOf(
  lines: readonly Priced[],
  payer: AccountWithPrices,
): Pick<z.infer<typeof Quote>, 'approvalReasons'> {
  const { orderLimit, currency } = payer
  const net = Math.round((totals(lines, payer).total?.value ?? 0) * 100)
  const reasons = approvalReasons({ net, orderLimit, left: null })
  return reasons.length === 0 || net === 0
    ? {}
    : { approvalReasons: reasons.map(({ kind, amount }) => ({ kind, amount: price(amount, currency) })) }
}

type Priced = { readonly line: Line; readonly product: CatalogueProduct | undefined }

/** Totals of the lines that can be ordered. */
function totals(
  lines: readonly Priced[],
  payer: AccountWithPrices,
): Pick<z.infer<typeof Quote>, 'total' | 'coreDeposits'> {
  const sumOf = (amountOf: (line: Line, product: CatalogueProduct) => number) =>
    lines.reduce(
      (all, { line, product }) => (product && !product.discontinued ? all + amountOf(line, product) : all),
      0,
    )
  const coreDeposits = sumOf(({ quantity }, product) => quantity * coreDepositOf(product, payer.currency))
  const goods = sumOf((line, product) => rowTotal(line, product, payer))
  return {
    total: price(goods + coreDeposits, payer.currency),
    ...(coreDeposits > 0 && { coreDeposits: price(coreDeposits, payer.currency) }),
  }
}
