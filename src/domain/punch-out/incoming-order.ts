import type { IncomingLine, Job, OutgoingLine } from './punch-out.ts'

/** A line of an order as a system sends it. Days are those of arrival, ISO 8601. */
export type OrderedLine = IncomingLine & {
  /** Further numbers of the part that the line names. */
  readonly otherNos?: readonly string[] | undefined
  readonly unit?: string | undefined
  readonly notBefore?: string | undefined
  readonly notAfter?: string | undefined
}

/** An address of the address book, by its numbers there or by its content; empty texts are not sent. */
export type ShipTo = {
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

/** A line as it will be delivered. */
export type ConfirmedLine = OutgoingLine & {
  /** Last day of arrival, ISO 8601; absent where nobody knows it. */
  readonly arrival?: string | undefined
  readonly isOtherDay?: boolean | undefined
}

export const LONGEST_ORDER_NO = 50
export const LONGEST_NUMBER = 60
const LONGEST_REMARK = 500
const MOST_OTHER_NUMBERS = 10

/** Each number once, without the first of them. */
export const otherNumbers = (first: string, numbers: readonly string[]): Pick<OrderedLine, 'otherNos'> => {
  const others = [...new Set(numbers)].filter(
    (number) => number !== '' && number !== first && number.length <= LONGEST_NUMBER,
  )
  return others.length > 0 ? { otherNos: others.slice(0, MOST_OTHER_NUMBERS) } : {}
}

export const remarkOf = (texts: readonly string[]): Pick<IncomingOrder, 'remark'> => {
  const remark = texts
    .map((text) => text.replaceAll(/\s{1,50}/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' / ')
    .slice(0, LONGEST_REMARK)
  return remark === '' ? {} : { remark }
}

/** One address for the whole order; `undefined` where its parts name several. */
export function oneAddress(addresses: readonly ShipTo[]): ShipTo | 'several' | undefined {
  const [first] = addresses
  const same = JSON.stringify(first)
  return addresses.every((address) => JSON.stringify(address) === same) ? first : 'several'
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/

/** The day of an ISO 8601 date, in the zone of its writer. */
export function isoDayIn(text: string): string | undefined {
  const [, year, month, day] = ISO_DAY.exec(text.trim().slice(0, 40)) ?? []
  return dayOf(Number(year), Number(month), Number(day))
}

/** ISO 8601; `undefined` for what is no day of the calendar. */
export function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (!(year >= 1990 && year <= 2100) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return undefined
  return date.toISOString().slice(0, 10)
}
