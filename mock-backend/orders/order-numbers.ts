import { isoDay, type Day } from '../calendar/calendar.ts'

/** Added to the day, so that numbers are positive in tests whose clock starts at the epoch. */
const DAYS_BEFORE_EPOCH = 1000
/** Number of ranges of document numbers; a customer is assigned to one. */
const RANGES = 997
/** The first serial number of orders placed in the shop; generated orders have smaller ones. */
export const FIRST_PLACED_SERIAL = 50
/** The first serial number of orders that replace goods. */
export const FIRST_REPLACEMENT_SERIAL = 900

const customerRange = (customerId: string) =>
  String(Number(customerId.replace(/\D/g, '')) % RANGES).padStart(3, '0')

/** The digits that all document numbers of an order share. */
export const numberStem = (customerId: string, day: Day, serial: number) =>
  customerRange(customerId) +
  String(day + DAYS_BEFORE_EPOCH).padStart(5, '0') +
  String(serial).padStart(2, '0')

export const inStockOrderNo = (stem: string) => `4${stem}`
export const backorderOrderNo = (stem: string) => `5${stem}`
export const deliveryNoteNo = (stem: string, index: number) => `8${stem}${index + 1}`
export const invoiceNo = (stem: string, index: number) => `9${stem}${index + 1}`
export const creditNoteNo = (stem: string, index: number) => `7${stem}${index + 1}`
export const trackingNo = (stem: string, index: number) => `DB${stem}${index + 1}EU`
export const claimNoOf = (day: Day, number: string) => `T${isoDay(day).slice(0, 4)}-${number.slice(-8)}`
/** The number of the next claim that a customer submits in the shop. */
export const nextClaimNo = (customerId: string, day: Day, earlier: number) =>
  claimNoOf(day, customerRange(customerId) + String(earlier + 1).padStart(5, '0'))
