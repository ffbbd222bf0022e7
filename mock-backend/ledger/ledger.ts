import type { Db } from '../db.ts'
import type { Agenda } from './agenda.ts'
import type { LedgerEvent } from './ledger-event.ts'

/** Action of a person: stored, because the seed cannot generate it. */
export type Entry = {
  readonly id: string
  readonly customerId: string
  readonly at: number
  readonly kind: string
  /** JSON. */
  readonly content: string
}

type Deps = { readonly db: Db; readonly agenda: Agenda }

/**
 * Append-only event log. Entries are actions of people; events are derived from entries, seed and clock, and
 * the same jobs generate them again after a restart.
 */
export class Ledger {
  readonly #db: Db
  readonly #agenda: Agenda
  readonly #events = new Map<string, LedgerEvent[]>()
  readonly #subscribers: ((event: LedgerEvent) => void)[] = []
  readonly #readers = new Map<string, { read: number; readonly apply: (entry: Entry) => void }>()

  constructor({ db, agenda }: Deps) {
    this.#db = db
    this.#agenda = agenda
  }

  /** Stores an action of a person of the company. */
  record(customerId: string, kind: string, content: object): void {
    const at = this.#agenda.clock()
    const id = `${customerId}-${this.entriesOf(customerId).length + 1}`
    this.#db.ledgerEntry.create({ id, customerId, at, kind, content: JSON.stringify(content) })
    this.catchUp(customerId)
  }

  /** Applies each entry of the company at its time: earlier ones, new ones, and those of other servers that share the store. */
  follow(customerId: string, apply: (entry: Entry) => void): void {
    this.#readers.set(customerId, { read: 0, apply })
  }

  catchUp(customerId: string): void {
    const reader = this.#readers.get(customerId)
    if (reader === undefined) return
    const entries = this.entriesOf(customerId)
    for (const entry of entries.slice(reader.read)) this.#agenda.at(entry.at, () => reader.apply(entry))
    reader.read = entries.length
    this.#agenda.run()
  }

  append(event: LedgerEvent): void {
    const known = this.#events.get(event.customerId)
    if (known) known.push(event)
    else this.#events.set(event.customerId, [event])
    for (const tell of this.#subscribers) tell(event)
  }

  /** Oldest first. */
  of(customerId: string): readonly LedgerEvent[] {
    return this.#events.get(customerId) ?? []
  }

  /** Events of a company's generated history are published as well. */
  subscribe(tell: (event: LedgerEvent) => void): void {
    this.#subscribers.push(tell)
  }

  /** Claims an external effect: true once, on one of all servers that share the store. */
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
    // faster than a query of the library
    return this.entries.filter((entry) => entry.customerId === customerId)
  }
}
