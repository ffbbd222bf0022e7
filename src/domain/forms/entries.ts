import { readTypedDay } from '../data-table/typed-day.ts'
import { isDay } from '../shared/day.ts'
import { isEmail } from '../shared/email.ts'
import { parseVin } from '../vehicles/vin.ts'
import { parseReason, reasonsOf } from './claim-reasons.ts'
import { asksForDocument, asksForLimit, asksForVehicle, type FormTopic } from './form.ts'

export const ENTRY_LENGTHS = { email: 254, message: 2000, documentNo: 50, vin: 40 } as const
const MILEAGE_MAX = 9_999_999
const LIMIT_MAX = 99_999_999

/** Raw input of a form. */
export type FormInput = {
  readonly documentNo: string
  readonly email: string
  readonly message: string
  /** Reason and remedy by their codes. */
  readonly reason: string
  readonly remedy: string
  readonly vin: string
  readonly mileage: string
  /** Typed text; `dayOf` parses it. */
  readonly fittedOn: string
  readonly removedOn: string
  readonly limit: string
}
export type EntryName = keyof FormInput

export const NO_ENTRIES: FormInput = {
  documentNo: '',
  email: '',
  message: '',
  reason: '',
  remedy: '',
  vin: '',
  mileage: '',
  fittedOn: '',
  removedOn: '',
  limit: '',
}

/** Validation error of a field, or of the selection of document lines (`lines`). */
type EntryError = 'missing' | 'invalid' | 'unknown' | 'too-many' | 'claimed'
export type FormErrors = Partial<Record<EntryName | 'lines', EntryError>>

export type Line = {
  readonly lineNo: number
  readonly quantity: number
  /** Quantity of the line in the document; absent if unknown. */
  readonly most?: number | undefined
}

/** Parses a whole number up to `max`, with or without digit grouping; undefined if invalid. */
export function wholeNumber(typedText: string, max: number): number | undefined {
  const digits = typedText.replace(/[\s.,'’  ]/g, '')
  if (!/^\d{1,9}$/.test(digits)) return undefined
  const value = Number(digits)
  return value <= max ? value : undefined
}

/** ISO 8601 date of a typed day; text that is not a date is only trimmed. */
export const dayOf = (typedText: string) => readTypedDay(typedText) ?? typedText.trim()

export const mileageOf = (typedText: string) => wholeNumber(typedText, MILEAGE_MAX)

export function creditLimitOf(typedText: string): number | undefined {
  const value = wholeNumber(typedText, LIMIT_MAX)
  return value === 0 ? undefined : value
}

/** `latest`: ISO 8601 date that is today in the earliest time zone; a later day is in the future everywhere. */
export function formErrors(
  topic: FormTopic,
  entries: FormInput,
  lines: readonly Line[],
  latest: string,
): FormErrors {
  const { email, message, reason, limit } = entries
  return {
    ...(asksForDocument(topic) && documentErrors(entries, lines)),
    ...(reasonsOf(topic).length > 0 && parseReason(topic, reason) === undefined && { reason: 'missing' }),
    ...(email.trim() === '' ? { email: 'missing' } : !isEmail(email.trim()) && { email: 'invalid' }),
    ...(message.trim() === '' && { message: 'missing' }),
    ...(asksForVehicle(topic) && vehicleErrors(entries, latest)),
    ...(asksForLimit(topic) &&
      (limit.trim() === ''
        ? { limit: 'missing' }
        : creditLimitOf(limit) === undefined && { limit: 'invalid' })),
  }
}

function documentErrors({ documentNo }: FormInput, lines: readonly Line[]): FormErrors {
  if (documentNo.trim() === '') return { documentNo: 'missing' }
  if (lines.length === 0) return { lines: 'missing' }
  return lines.some(({ quantity, most: max = quantity }) => quantity > max) ? { lines: 'too-many' } : {}
}

/** Validates the data of a fitted part: it was removed after it was fitted, and neither day is in the future. */
function vehicleErrors({ vin, mileage, ...typed }: FormInput, latest: string): FormErrors {
  const [fittedOn, removedOn] = [dayOf(typed.fittedOn), dayOf(typed.removedOn)]
  const isPast = (day: string) => isDay(day) && day <= latest
  const isRemovedLater = removedOn === '' || (isPast(removedOn) && removedOn >= fittedOn)
  return {
    ...(vin.trim() === '' ? { vin: 'missing' } : !parseVin(vin).ok && { vin: 'invalid' }),
    ...(mileage.trim() === ''
      ? { mileage: 'missing' }
      : mileageOf(mileage) === undefined && { mileage: 'invalid' }),
    ...(fittedOn === '' ? { fittedOn: 'missing' } : !isPast(fittedOn) && { fittedOn: 'invalid' }),
    ...(!isRemovedLater && { removedOn: 'invalid' }),
  }
}
