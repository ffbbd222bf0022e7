import { isRecord } from '#domain/shared/json.ts'
import { type DraftKind, Drafts } from '../drafts/drafts.ts'
import { Clock } from '../kernel/clock.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'
import { newIdempotencyKey, RETRY_WINDOW_MS } from '../shared/idempotency-keys.store.ts'
import type { TypedLine } from './typed-line-reader.port.ts'

/** `isScanned`: the number is the text of a scanned code, which may have several fields. */
type NewLine = TypedLine & { readonly isScanned?: boolean }

/** `key`: idempotency key of the line; `at`: time in ms since the epoch at which the user added it. */
export type UnansweredLine = TypedLine & {
  readonly isScanned: boolean
  readonly key: string
  readonly at: number
}

/** Typed or scanned lines whose call has no response yet. A reload of the page does not lose them. */
export class UnansweredLines extends dependsOn({ drafts: Drafts, clock: Clock }) {
  #lines: readonly UnansweredLine[] = []
  #isRestored = false

  add({ number, quantity, isScanned = false }: NewLine): UnansweredLine {
    const line = { number, quantity, isScanned, key: newIdempotencyKey(), at: this.deps.clock.now() }
    this.#save([...this.#lines, line])
    return line
  }

  remove(line: UnansweredLine): void {
    this.#save(this.#lines.filter((other) => other !== line))
  }

  /**
   * Returns the lines of the page before the reload, once. The API recognises a repeated call only for some time:
   * `expired` lines may be in the cart already.
   */
  restore(): { readonly lines: readonly UnansweredLine[]; readonly expired: readonly UnansweredLine[] } {
    const stored = this.#isRestored ? [] : (this.deps.drafts.open(KIND).restore() ?? [])
    this.#isRestored = true
    const isRecent = ({ at }: UnansweredLine) => this.deps.clock.now() - at < RETRY_WINDOW_MS
    const lines = stored.filter(isRecent)
    this.#save([...lines, ...this.#lines])
    return { lines, expired: stored.filter((line) => !isRecent(line)) }
  }

  empty(): void {
    this.#lines = []
    this.#isRestored = false
  }

  #save(lines: readonly UnansweredLine[]): void {
    this.#lines = lines
    const draft = this.deps.drafts.open(KIND)
    if (lines.length === 0) draft.discard()
    else draft.save(lines)
  }
}

const KIND: DraftKind<readonly UnansweredLine[]> = {
  name: 'unanswered-lines',
  version: 2,
  read: (stored) => (Array.isArray(stored) && stored.every(isUnansweredLine) ? stored : undefined),
}

function isUnansweredLine(stored: unknown): stored is UnansweredLine {
  if (!isRecord(stored)) return false
  const { number, quantity, isScanned, key, at } = stored
  const isText = [number, quantity, key].every((text) => typeof text === 'string')
  return isText && typeof isScanned === 'boolean' && typeof at === 'number'
}
