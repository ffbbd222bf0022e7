import { asksForDocument, asksForLimit, type FormTopic } from './form.ts'

export const ENTRY_LENGTHS = { email: 254, message: 2000, documentNo: 50, vin: 17 } as const
const MILEAGE_MAX = 9_999_999
const LIMIT_MAX = 99_999_999

/** Raw input of a form. */
export type Entries = {
  readonly documentNo: string
  readonly email: string
  readonly message: string
  readonly vin: string
  readonly mileage: string
  readonly limit: string
}
export type EntryName = keyof Entries

export const NO_ENTRIES: Entries = { documentNo: '', email: '', message: '', vin: '', mileage: '', limit: '' }

/** Validation error of a field; `lines` is the choice of document lines. */
type EntryError = 'missing' | 'invalid' | 'unknown'
export type FormErrors = Partial<Record<EntryName | 'lines', EntryError>>

export type Line = { readonly lineNo: number; readonly quantity: number }

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** Parses a whole number up to `max`, with or without digit grouping; undefined if invalid. */
export function wholeNumber(typed: string, max: number): number | undefined {
  const digits = typed.replace(/[\s.,'’  ]/g, '')
  if (!/^\d{1,9}$/.test(digits)) return undefined
  const value = Number(digits)
  return value <= max ? value : undefined
}

export const mileageOf = (typed: string) => wholeNumber(typed, MILEAGE_MAX)

export function creditLimitOf(typed: string): number | undefined {
  const value = wholeNumber(typed, LIMIT_MAX)
  return value === 0 ? undefined : value
}

export function formErrors(topic: FormTopic, entries: Entries, lines: readonly Line[]): FormErrors {
  const { documentNo, email, message, mileage, limit } = entries
  const errors: FormErrors = {}
  if (asksForDocument(topic) && documentNo.trim() === '') errors.documentNo = 'missing'
  else if (asksForDocument(topic) && lines.length === 0) errors.lines = 'missing'
  if (email.trim() === '') errors.email = 'missing'
  else if (!EMAIL.test(email.trim())) errors.email = 'invalid'
  if (message.trim() === '') errors.message = 'missing'
  if (mileage.trim() !== '' && mileageOf(mileage) === undefined) errors.mileage = 'invalid'
  if (asksForLimit(topic)) {
    if (limit.trim() === '') errors.limit = 'missing'
    else if (creditLimitOf(limit) === undefined) errors.limit = 'invalid'
  }
  return errors
}
