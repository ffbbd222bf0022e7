import type { LanguageId } from '#contracts/shared.dto.ts'
import type { AccountFlags } from '../accounts/account.ts'
import { refusal, sessionEnded, type Refusal } from '../http/refusal.ts'
import { readerFrom } from '../products/reader.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { dayOf } from './calendar.ts'
import type { View } from './views/view.ts'

type Flag = 'order' | 'invoice' | 'shipment'

const MISSING_FLAG: Readonly<Record<Flag, number>> = { order: 403001, invoice: 403002, shipment: 403003 }

type Caller = { token: string | null; languageID: LanguageId }
type Admitted = { view: View; refused?: never } | { view?: never; refused: Refusal<401 | 403> }

export const flagMissing = (flag: Flag) =>
  refusal(403, MISSING_FLAG[flag], 'Forbidden', { detail: `The account lacks the right: ${flag}.` })

/** The view of a caller who is logged in and has the right; with several, one of them will do. */
export function viewFrom(visit: { sessions: Sessions; clock: () => number }) {
  const readerOf = readerFrom(visit)
  return async (caller: Caller, ...flags: Flag[]): Promise<Admitted> => {
    const { account, language, now } = await readerOf(caller)
    if (account === undefined) return { refused: sessionEnded() }
    const [first] = flags
    if (first !== undefined && !flags.some((flag) => account[flag satisfies keyof AccountFlags])) {
      return { refused: flagMissing(first) }
    }
    return { view: { account, language, now, today: dayOf(now) } }
  }
}

/** The same for a number that nobody has and for one that is another's. */
export const unknownDocument = () =>
  refusal(404, 404001, 'Not Found', { detail: 'There is no such document.' })
