import type { ListFileRejection } from '#application/quick-order/list-files.port.ts'
import type { LineTarget, AddRejection } from '#application/quick-order/add-lines-to-target.ts'

/** Message above a table about the last action. */
export type GridMessage =
  | {
      readonly kind: 'read'
      readonly lines: number
      /** Delivery dates and addresses in a pasted order message. The table ignores them, and the message says so. */
      readonly wishes?: readonly string[]
    }
  | { readonly kind: 'too-many'; readonly lines: number; readonly most: number }
  | { readonly kind: 'line-too-long' }
  | { readonly kind: 'no-plain-order' }
  | { readonly kind: 'file-refused'; readonly file: string; readonly rejection: ListFileRejection }
  /** `pieces`: quantity of this part that was scanned so far. */
  | { readonly kind: 'scanned'; readonly number: string; readonly pieces: number }
  | { readonly kind: 'no-part-scanned'; readonly of: 'package' | 'nothing' }
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'no-clipboard' }
  | {
      readonly kind: 'added'
      readonly target: LineTarget
      readonly lines: number
      readonly pieces: number
      readonly left: number
    }
  | {
      readonly kind: 'replaced'
      readonly target: LineTarget
      readonly replacements: readonly { readonly number: string; readonly by: string }[]
    }
  /** The rows are sent when the connection is back. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'not-added'; readonly target: LineTarget; readonly rejection: AddRejection }

/** Returns the message ids for a failed addition; the ids differ between cart, saved cart and parts list. */
export function rejectionText({ target, rejection }: Extract<GridMessage, { kind: 'not-added' }>) {
  if (target.kind === 'cart') return { id: `lines.notAdded.${rejection.kind}` }
  if (target.kind === 'named-cart') return { id: `mycarts.failure.${rejection.kind}` }
  return { id: REJECTED_BY_LIST[rejection.kind] ?? 'notice.refused', values: { list: target.name } }
}

const REJECTED_BY_LIST: Partial<Record<AddRejection['kind'], string>> = {
  'name-in-use': 'notice.nameTaken',
  'too-many': 'notice.tooMany',
  'logged-out': 'notice.loggedOut',
}
