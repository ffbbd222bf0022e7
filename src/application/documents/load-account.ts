import type { Ageing } from '#domain/documents/ageing.ts'
import { daysOfMonth, monthAfter, monthIn, type Statement } from '#domain/documents/statement.ts'
import { Clock } from '../kernel/clock.port.ts'
import { attempt } from '../kernel/attempt.ts'
import type { NotAllowed } from '../kernel/api-failure.ts'
import { Documents } from './documents.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type LoadedAccount =
  | {
      readonly kind: 'loaded'
      readonly ageing: Ageing
      readonly statement: Statement
      /** Months such as 2026-11 for links; `next` is absent in the current month. */
      readonly months: {
        readonly previous: string
        readonly shown: string
        readonly next?: string | undefined
      }
    }
  | NotAllowed

/** Loads the open amounts of the account and its statement of one month. */
export class LoadAccount extends dependsOn({ documents: Documents, clock: Clock }) {
  /** `month` as 2026-11; anything else is the current month. */
  async run(month: string): Promise<LoadedAccount> {
    const today = new Date(this.deps.clock.now()).toISOString().slice(0, 10)
    const displayedMonth = monthIn(month, today)
    const { from, to } = daysOfMonth(displayedMonth)
    const loaded = await attempt(() =>
      Promise.all([this.deps.documents.ageing(), this.deps.documents.statement(from, to)]),
    )
    if (!loaded.ok) return loaded.error.asNotAllowed()
    const [ageing, statement] = loaded.value
    const next = displayedMonth === monthIn('', today) ? undefined : monthAfter(displayedMonth, 1)
    return {
      kind: 'loaded',
      ageing,
      statement,
      months: { previous: monthAfter(displayedMonth, -1), shown: displayedMonth, next },
    }
  }
}
