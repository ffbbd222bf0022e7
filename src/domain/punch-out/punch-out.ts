import { QUANTITY_MAX, QUANTITY_MIN } from '../cart/quantity.ts'

export const PROTOCOLS = ['OCI4', 'OCI5', 'CXML'] as const
export type Protocol = (typeof PROTOCOLS)[number]
export type Operation = 'CREATE' | 'EDIT' | 'INSPECT'

/** Job for which the buyer orders, from the buyer's system. */
export type Job = {
  readonly vin?: string | undefined
  readonly plate?: string | undefined
  readonly orderNo?: string | undefined
}

export type OutgoingLine = {
  /** Unchanged in later returns of the basket. */
  readonly lineId: string
  readonly articleNo: string
  readonly name: string
  readonly manufacturer: string
  readonly quantity: number
  readonly unit: string
  /** Net unit price, in units of the currency; absent without permission. */
  readonly price?: { readonly value: number; readonly currency: string } | undefined
  readonly leadDays?: number | undefined
  readonly note?: string | undefined
}

/** Format in which a system expects a basket. */
export type SystemSettings = {
  readonly protocol: Protocol
  readonly returnHosts: readonly string[]
  /** Field names of the buyer's system, by the shop's names; a field that is absent here is not sent. */
  readonly mapping: Readonly<Record<string, string>>
  /** Unit and currency codes of the system, by the shop's codes. */
  readonly codes: Readonly<Record<string, string>>
}

export type CxmlParty = { readonly domain: string; readonly identity: string }
export type CxmlParties = { readonly from: CxmlParty; readonly to: CxmlParty }

export type ReturnedBasket = SystemSettings & {
  readonly basketId: string
  readonly returnUrl: string
  /** Value by which a cXML system recognises its session. */
  readonly buyerCookie?: string | undefined
  readonly operation: Operation
  /** Sender and recipient of the cXML request that opened the session. */
  readonly parties?: CxmlParties | undefined
  readonly job: Job
  readonly lines: readonly OutgoingLine[]
}

/** A line of a basket or an order as a system sends it. */
export type IncomingLine = {
  readonly articleNo: string
  readonly quantity: number
  readonly lineId?: string | undefined
}

/** Maximum number of lines that a system may send at once. */
export const LINES_MAX = 2000

/** Whole pieces; `undefined` for anything else. Three decimals are accepted, because ERP systems write them. */
export function parseQuantity(text: string): number | undefined {
  const [, digits] = /^0{0,12}(\d{1,5})(?:[.,]0{0,6})?$/.exec(text.trim().slice(0, 30)) ?? []
  const quantity = Number(digits)
  return quantity >= QUANTITY_MIN && quantity <= QUANTITY_MAX ? quantity : undefined
}

/** The shop's fields that can be mapped, with their usual names in OCI. */
export const OCI_FIELDS = {
  sku: 'VENDORMAT',
  name: 'DESCRIPTION',
  text: 'LONGTEXT',
  quantity: 'QUANTITY',
  unit: 'UNIT',
  price: 'PRICE',
  priceUnit: 'PRICEUNIT',
  currency: 'CURRENCY',
  leadTime: 'LEADTIME',
  manufacturer: 'MANUFACTCODE',
  vin: 'CUST_FIELD4',
  plate: 'CUST_FIELD1',
  orderNo: 'CUST_FIELD5',
} as const satisfies Record<string, string>
export type MappedField = keyof typeof OCI_FIELDS
export const MAPPED_FIELDS = Object.keys(OCI_FIELDS) as readonly MappedField[]
/** Fields whose names a cXML system can choose: those of the job, which are extrinsics of each line. */
export const EXTRINSIC_FIELDS = ['vin', 'plate', 'orderNo'] as const satisfies readonly MappedField[]
