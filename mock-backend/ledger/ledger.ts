import type { Db } from '../db.ts'
import type { JobScheduler } from './job-scheduler.ts'
import type { LedgerEvent } from './ledger-event.ts'

/** Action of a person. It is stored, because the seed cannot generate it. */
export type Entry = {
  readonly id: string
  readonly customerId: string
  readonly at: number
  readonly kind: string
  /** JSON object; its fields depend on `kind`. */
  readonly content: string
}

type Deps = { readonly db: Db; readonly scheduler: JobScheduler }

/**
 * Append-only log. Entries are actions of people and are stored. Events are computed from entries, seed and
 * clock by jobs; after a restart the same jobs compute them again.
 */
export class Ledger {
  readonly #db: Db
  readonly #scheduler: JobScheduler
  readonly #events = new Map<string, LedgerEvent[]>()
  readonly #subscribers: ((event: LedgerEvent) => void)[] = []
  readonly #readers = new Map<string, { read: number; readonly apply: (entry: Entry) => void }>()

  constructor({ db, scheduler }: Deps) {
    this.#db = db
    this.#scheduler = scheduler
  }

  /** Stores an action of a person of the company. */
  record(customerId: string, kind: string, content: object): void {
    const time = this.#scheduler.clock()
    const id = `${customerId}-${this.entriesOf(customerId).length + 1}`
    this.#db.ledgerEntry.create({ id, customerId, at: time, kind, content: JSON.stringify(content) })
    this.catchUp(customerId)
  }

  /**
   * Calls `apply` for each entry of the company at its time: stored entries, new entries, and those of other
   * servers that share the store.
   */
  follow(customerId: string, apply: (entry: Entry) => void): void {
    this.#readers.set(customerId, { read: 0, apply })
  }

  catchUp(customerId: string): void {
    const reader = this.#readers.get(customerId)
    if (reader === undefined) return
    const entries = this.entriesOf(customerId)
    for (const entry of entries.slice(reader.read)) this.#scheduler.at(entry.at, () => reader.apply(entry))
    reader.read = entries.length
    this.#scheduler.run()
  }

  append(event: LedgerEvent): void {
    const events = this.#events.get(event.customerId)
    if (events) events.push(event)
    else this.#events.set(event.customerId, [event])
    for (const notify of this.#subscribers) notify(event)
  }

  /** Events of the company, oldest first. */
  of(customerId: string): readonly LedgerEvent[] {
    return this.#events.get(customerId) ?? []
  }

  /** Calls `notify` for each event, including the events of a company's generated history. */
  subscribe(notify: (event: LedgerEvent) => void): void {
    this.#subscribers.push(notify)
  }

  /** Claims an external effect, such as a mail: true for only one call, over all servers that share the store. */
  claim(job: string): boolean {
    if (this.#db.ledgerClaim.findFirst({ where: { job: { equals: job } } })) return false
    this.#db.ledgerClaim.create({ job })
    return true
  }

  /** Entries of all customers, oldest first. */
  get entries(): readonly Entry[] {
    return this.#db.ledgerEntry.getAll()
  }

  entriesOf(customerId: string): Entry[] {
    // filtering the entries is faster than a query of the database library
    return this.entries.filter((entry) => entry.customerId === customerId)
  }
}
