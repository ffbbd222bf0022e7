import type { Ageing } from '#domain/documents/ageing.ts'
import { daysOfMonth, monthAfter, monthIn, type Statement } from '#domain/documents/statement.ts'
import type { Features } from '#domain/session/features.ts'
import { attempt } from '../kernel/attempt.ts'
import type { Clock } from '../shared/clock.port.ts'
import { missingRight } from '../shared/missing-right.ts'
import type { Documents } from './documents.port.ts'

export type OpenedAccount =
  | {
      readonly kind: 'opened'
      readonly ageing: Ageing
      readonly statement: Statement
      /** As 2026-11; `next` is absent in the current month. */
      readonly months: {
        readonly previous: string
        readonly shown: string
        readonly next?: string | undefined
      }
    }
  | { readonly kind: 'not-allowed'; readonly flag: keyof Features }

/** What an account owes, and its statement of one month. */
export class OpenAccount {
  readonly #documents: Documents
  readonly #clock: Clock

  constructor(documents: Documents, clock: Clock) {
    this.#documents = documents
    this.#clock = clock
  }

  /** `month` as 2026-11; anything else is the current month. */
  async run(month: string): Promise<OpenedAccount> {
    const today = new Date(this.#clock.now()).toISOString().slice(0, 10)
    const shown = monthIn(month, today)
    const { from, to } = daysOfMonth(shown)
    const found = await attempt(() =>
      Promise.all([this.#documents.ageing(), this.#documents.statement(from, to)]),
    )
    if (!found.ok) {
      const flag = missingRight(found.error)
      if (flag === undefined) throw found.error
      return { kind: 'not-allowed', flag }
    }
    const [ageing, statement] = found.value
    const next = shown === monthIn('', today) ? undefined : monthAfter(shown, 1)
    return { kind: 'opened', ageing, statement, months: { previous: monthAfter(shown, -1), shown, next } }
  }
}
