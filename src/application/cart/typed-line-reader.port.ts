import type { LineStatus } from '#domain/cart/cart.ts'
import { token } from '../kernel/token.ts'
import type { CartItem } from './cart-api.port.ts'

/** A line as it was typed. */
export type TypedLine = { readonly number: string; readonly quantity: string }

export type LineReading =
  | { readonly kind: 'part'; readonly articleNo: string; readonly item: CartItem }
  /** No part that can be ordered. */
  | { readonly kind: 'no-part'; readonly status: LineStatus; readonly requested: number }
  | {
      readonly kind: 'quantity'
      readonly error: 'not-a-number' | 'not-whole' | 'too-small' | 'too-large' | 'two-readings'
    }

/** Reads typed lines as the quick order does, for pages that do not load its code. */
export interface TypedLineReader {
  /** Rejects with `ApiFailure` if the number could not be looked up. */
  read(line: TypedLine): Promise<LineReading>
}

export const TypedLineReader = token<TypedLineReader>('TypedLineReader')
