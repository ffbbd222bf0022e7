import type { IncomingLine, Job, OutgoingLine } from './punch-out.ts'

/** Price that a system expects for one piece. */
export type ExpectedPrice = {
  readonly value: number
  readonly currency?: string | undefined
  /** Unit to which the price applies, as the system writes it; if absent, the unit of the line. */
  readonly unit?: string | undefined
}

/** A number of a part and its issuer: the seller, the buyer, or others (GTIN, the maker). */
export type PartNumber = { readonly number: string; readonly of: 'SELLER' | 'OTHER' | 'BUYER' }

/** A line of an order as a system sends it. Days are those of arrival, ISO 8601. */
export type OrderedLine = IncomingLine & {
  /** All numbers of the line; absent if it has only the seller's `articleNo`. */
  readonly numbers?: readonly PartNumber[] | undefined
  readonly unit?: string | undefined
  readonly price?: ExpectedPrice | undefined
  readonly notBefore?: string | undefined
  readonly notAfter?: string | undefined
}

/**
 * An address of the address book, by its ids there or by its content; an empty text means that the system sent no
 * value.
 */
export type ShipTo = {
  /** True for the buyer's address: only for this address, an unknown id means the default address. */
  readonly isBuyer?: boolean | undefined
  readonly ids: readonly string[]
  readonly company: string
  readonly street: string
  readonly postCode: string
  readonly city: string
  /** ISO 3166-1 alpha-2. */
  readonly countryID: string
}

export type IncomingOrder = {
  readonly orderNo: string
  readonly lines: readonly OrderedLine[]
  readonly job: Job
  readonly shipTo?: ShipTo | undefined
  readonly deliverComplete?: boolean | undefined
  readonly remark?: string | undefined
}

/** A line with the quantity, price and day with which it will be delivered. */
export type ConfirmedLine = OutgoingLine & {
  /** Last day of arrival, ISO 8601; absent if it is unknown. */
  readonly arrival?: string | undefined
  readonly isOtherDay?: boolean | undefined
  /** True if the price differs from the one in the order. */
  readonly isOtherPrice?: boolean | undefined
}

export const ORDER_NO_LENGTH_MAX = 50
export const LINE_ID_LENGTH_MAX = 60
const NUMBER_LENGTH_MAX = 60
export const REMARK_LENGTH_MAX = 500
const CURRENCY_LENGTH_MAX = 5
const NUMBERS_MAX = 10

/** Converts an amount for several pieces to the unit price; `null` for an invalid amount. */
export function unitPriceOf(amount: string, quantityText: string, currency: string): ExpectedPrice | null {
  const [value, divisor] = [amountIn(amount), quantityText === '' ? 1 : amountIn(quantityText)]
  if (value === undefined || divisor === undefined || divisor === 0) return null
  const currencyCode = currency.toUpperCase().slice(0, CURRENCY_LENGTH_MAX)
  return { value: value / divisor, ...(currencyCode !== '' && { currency: currencyCode }) }
}

/** An amount: decimals behind a dot or a comma, or thousands behind commas and decimals behind a dot. */
const AMOUNT = /^(?:\d{1,12}(?:[.,]\d{0,8})?|\d{1,3}(?:,\d{3}){1,3}\.\d{1,8})$/

function amountIn(text: string): number | undefined {
  const amount = AMOUNT.exec(text.slice(0, 30))?.[0]
  if (amount === undefined) return undefined
  return Number(amount.includes('.') ? amount.replaceAll(',', '') : amount.replace(',', '.'))
}

const RANKS: readonly PartNumber['of'][] = ['SELLER', 'OTHER', 'BUYER']

/**
 * Numbers of a line: the seller's first, the buyer's own last; `undefined` if there is none, one is too long, or there
 * are too many.
 */
export function numbersOfLine(
  partNumbers: readonly PartNumber[],
): Pick<OrderedLine, 'articleNo' | 'numbers'> | undefined {
  const numbers = RANKS.flatMap((rank) =>
    partNumbers.filter(({ number, of }) => of === rank && number !== ''),
  )
  const [first] = numbers
  if (first === undefined || numbers.length > NUMBERS_MAX) return undefined
  if (numbers.some(({ number }) => number.length > NUMBER_LENGTH_MAX)) return undefined
  const isOnlyOurs = numbers.every(({ number, of }) => of === 'SELLER' && number === first.number)
  return { articleNo: first.number, ...(!isOnlyOurs && { numbers }) }
}

export const remarkOf = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replaceAll(/\s{1,50}/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' / ')

/** The address of the whole order; `several` if the addresses differ. */
export function commonAddress(addresses: readonly ShipTo[]): ShipTo | 'several' | undefined {
  const [first] = addresses
  const same = JSON.stringify(first)
  return addresses.every((address) => JSON.stringify(address) === same) ? first : 'several'
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/

/** The day of an ISO 8601 time, in the time zone of that time. */
export function isoDayIn(text: string): string | undefined {
  const [, year, month, day] = ISO_DAY.exec(text.trim().slice(0, 40)) ?? []
  return validIsoDay(Number(year), Number(month), Number(day))
}

/** ISO 8601 date; `undefined` for a day that does not exist. */
export function validIsoDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (!(year >= 1990 && year <= 2100) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return undefined
  return date.toISOString().slice(0, 10)
}
