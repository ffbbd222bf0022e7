import type { CheckoutDraftStorage } from '#application/checkout/checkout-draft-storage.port.ts'
import type { DraftKey } from '#application/drafts/draft-storage.port.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import { isRecord } from '#domain/shared/json.ts'
import { LocalDraftStorage } from '../drafts/local-draft-storage.ts'

const PREFIX = 'checkout-draft:'
/**
 * Maximum age in ms of a stored draft: 12 hours. An older draft, such as an order reference, would belong to
 * another order.
 */
const COPY_AGE_MS_MAX = 12 * 3_600_000

type StorageOf = ConstructorParameters<typeof LocalDraftStorage>[0]

/** Drafts of this tab, and a copy on the device for a tab that the user closes in the middle of the checkout. */
export class BrowserCheckoutDrafts implements CheckoutDraftStorage {
  readonly #ofTab: LocalDraftStorage
  readonly #ofDevice: LocalDraftStorage
  readonly #clock: Pick<Clock, 'now'>

  constructor(ofTab: StorageOf, ofDevice: StorageOf, clock: Pick<Clock, 'now'>) {
    this.#ofTab = new LocalDraftStorage(ofTab, PREFIX)
    this.#ofDevice = new LocalDraftStorage(ofDevice, PREFIX)
    this.#clock = clock
  }

  save(key: DraftKey, content: unknown, now: number): boolean {
    this.#ofDevice.save(key, { at: now, content }, now)
    return this.#ofTab.save(key, content, now)
  }

  load(key: DraftKey): unknown {
    return this.#ofTab.load(key) ?? this.#copyOf(key)
  }

  discard(key: DraftKey): void {
    this.#ofTab.discard(key)
    this.#ofDevice.discard(key)
  }

  clear(): void {
    this.#ofTab.clear()
    this.#ofDevice.clear()
  }

  /**
   * Clears the drafts of this tab and the copies on the device. Does nothing if this tab has no drafts, because the
   * copies may then belong to another tab.
   */
  clearOwn(): void {
    if (!this.#ofTab.isEmpty) this.clear()
  }

  #copyOf(key: DraftKey): unknown {
    const copy = this.#ofDevice.load(key)
    if (!isRecord(copy) || typeof copy['at'] !== 'number') return undefined
    return this.#clock.now() - copy['at'] < COPY_AGE_MS_MAX ? copy['content'] : undefined
  }
}
