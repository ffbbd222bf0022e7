import assert from 'node:assert/strict'
import { customerApi, type ApiAnswer } from './customer-api.ts'
import type { ShopWorld } from './world.ts'

/** The numbers of an order and of its documents, as the API reports them to the customer's own system. */
export type DocumentNumbers = Readonly<Record<(typeof NUMBERS)[number], string>>

const NUMBERS = ['order', 'part', 'delivery note', 'invoice', 'credit note', 'SSCC'] as const

type Listed = { readonly items: readonly { readonly documentNo: string }[] }
type CreditNote = {
  readonly header: {
    readonly documentNo: string
    readonly invoiceNo: string
    readonly orderNos: readonly string[]
    readonly deliveryNoteNos: readonly string[]
  }
  readonly lines: readonly { readonly product: { readonly sku: string } }[]
}
/** Absent for an account that may not see shipments. */
type Shipment = {
  readonly header?: { readonly trackingNo?: string }
  readonly packages?: readonly { readonly sscc: string }[]
}

/**
 * Numbers of the documents that belong to the latest credit note; with its shipment, if the account may see shipments.
 */
export async function documentNumbersOf(world: ShopWorld, username: string): Promise<DocumentNumbers> {
  const call = await customerApi(world, username)
  const all = { documentType: 'CREDIT_NOTE', start: 0, length: 25, filter: {} }
  const listed = (await call('/api/documents/list', all)) as Listed
  const get = async <Answer>(documentType: string, documentNo: string) =>
    (await call('/api/documents/get', { documentType, documentNo })) as Answer
  for (const { documentNo } of listed.items) {
    const note = await get<CreditNote>('CREDIT_NOTE', documentNo)
    const shipment = await get<Shipment>('PACKING_LIST', note.header.deliveryNoteNos[0]!)
    if (!shipment.header || shipment.header.trackingNo) return numbersOf(note, shipment)
  }
  throw new Error('Every credit note is for goods that were fetched')
}

function numbersOf({ header, lines }: CreditNote, shipment: Shipment): DocumentNumbers {
  return {
    order: header.orderNos[0]!,
    part: lines[0]!.product.sku,
    'delivery note': header.deliveryNoteNos[0]!,
    invoice: header.invoiceNo,
    'credit note': header.documentNo,
    SSCC: shipment.packages?.[0]?.sscc ?? '',
  }
}

type Papers = Awaited<ReturnType<typeof documentsOf>>

/** The latest 50 documents of a type. */
export async function documentsOf(world: ShopWorld, documentType: string, username?: string) {
  const call = await customerApi(world, username)
  const { items } = await call('/api/documents/list', { documentType, start: 0, length: 50, filter: {} })
  return {
    call,
    get: (documentNo: string) => call('/api/documents/get', { documentType, documentNo }),
    numbers: items.map(({ documentNo }: ApiAnswer) => documentNo) as string[],
  }
}

/** The latest invoice that fits and whose goods have arrived: the goods of the latest one may be on their way. */
export async function deliveredInvoice(
  { call, get, numbers }: Papers,
  fits: (invoice: ApiAnswer) => boolean = () => true,
): Promise<ApiAnswer> {
  for (const documentNo of numbers) {
    const invoice = await get(documentNo)
    if (!fits(invoice)) continue
    const { header } = await call('/api/orders/get', { orderNo: invoice['header'].orderNos[0] })
    if (header.status === 'delivered') return invoice
  }
  return assert.fail('nothing was delivered')
}
