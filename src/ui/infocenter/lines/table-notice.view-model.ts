import type { CartRefusal } from '#application/cart/cart-refusal.ts'
import type { ListFileRefusal } from '#application/quick-order/list-files.port.ts'
import type { LineFate } from '#domain/quick-order/read-list.ts'

/** What is said above a table of what has just happened. */
export type TableNotice =
  /** `fates`: of the lines that did not become a row of their own. */
  | { readonly kind: 'read'; readonly lines: number; readonly fates: readonly LineFate[] }
  | { readonly kind: 'too-many'; readonly lines: number; readonly most: number }
  | { readonly kind: 'file-refused'; readonly file: string; readonly refusal: ListFileRefusal }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'added'; readonly lines: number; readonly pieces: number; readonly left: number }
  | { readonly kind: 'not-added'; readonly refusal: CartRefusal }
