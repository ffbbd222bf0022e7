import type { Day } from './calendar.ts'

/** Keeps the numbers positive, also where a test's clock starts at the epoch. */
const DAYS_BEFORE_EPOCH = 1000
/** Each customer's documents have a number range of their own. */
const RANGES = 997
/** Orders of one day up to here were placed elsewhere, those from here on in the shop. */
export const FIRST_PLACED = 50

const customerRange = (customerId: string) =>
  String(Number(customerId.replace(/\D/g, '')) % RANGES).padStart(3, '0')

/** What all numbers of an order have in common. */
export const numberStem = (customerId: string, day: Day, serial: number) =>
  customerRange(customerId) +
  String(day + DAYS_BEFORE_EPOCH).padStart(5, '0') +
  String(serial).padStart(2, '0')

export const firstOrderNo = (stem: string) => `4${stem}`
export const secondOrderNo = (stem: string) => `5${stem}`
export const deliveryNoteNo = (stem: string, index: number) => `8${stem}${index + 1}`
export const invoiceNo = (stem: string, index: number) => `9${stem}${index + 1}`
export const creditNoteNo = (stem: string, index: number) => `7${stem}${index + 1}`
export const trackingNo = (stem: string, index: number) => `DB${stem}${index + 1}EU`
