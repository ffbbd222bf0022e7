import type { Columns } from './header-words.ts'
import type { ListQuantity } from './list-quantity.ts'

/** Parsed content of one line; text without a meaning becomes the remark. */
export type LineReading =
  | {
      readonly kind: 'part'
      readonly number: string
      readonly quantity: ListQuantity
      readonly remark: string
    }
  | { readonly kind: 'heads'; readonly columns: Columns }
  | { readonly kind: 'text' }
  | { readonly kind: 'blank' }

export const MISSING: ListQuantity = { kind: 'missing' }

export const twoReadings = (typed: string): ListQuantity => ({ kind: 'faulty', typed, error: 'two-readings' })

export function part(number: string, quantity: ListQuantity, rest: readonly string[]): LineReading {
  const remark = rest.filter((text) => text !== '' && !/^[-–:=/]+$/.test(text)).join(' ')
  return { kind: 'part', number: number.trim(), quantity, remark }
}
