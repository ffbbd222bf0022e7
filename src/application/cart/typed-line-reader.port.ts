import type { LineStatus } from '#domain/cart/cart.ts'
import { token } from '../kernel/token.ts'
import type { CartItem } from './cart-api.port.ts'

/** Raw input of a line. */
export type TypedLine = { readonly number: string; readonly quantity: string }

export type LineReading =
  | { readonly kind: 'part'; readonly articleNo: string; readonly item: CartItem }
  /** The number has no part that can be ordered. */
  | { readonly kind: 'no-part'; readonly status: LineStatus; readonly requested: number }
  | {
      readonly kind: 'quantity'
      readonly error: 'not-a-number' | 'not-whole' | 'too-small' | 'too-large' | 'two-readings'
    }

/** A line of the typed text, with the part that was found for its number. */
export type ResolvedLine = TypedLine & { readonly reading: LineReading }

/** Reads typed and pasted lines as the quick order does, for pages that do not load its code. */
export interface TypedLineReader {
  /** The typed number may contain a quantity, or several lines. Rejects with `ApiFailure` if no number could be looked up. */
  read(typedLine: TypedLine): Promise<readonly ResolvedLine[]>
}

export const TypedLineReader = token<TypedLineReader>('TypedLineReader')
