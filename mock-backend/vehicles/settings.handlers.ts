import type { settingsContract } from '#contracts/vehicles/settings.contract.ts'
import type { Account } from '../session/account.ts'
import { bearerToken } from '../http/bearer.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

const VIN_HISTORY_LENGTH = 10

export const settingsHandlers = ({ sessions }: Services): Handlers<typeof settingsContract> => ({
  searchMode: async ({ request }) => {
    const account = await sessions.accountOf(bearerToken(request))
    return { status: 200, body: { mode: modeFor(account), vinHistoryLength: VIN_HISTORY_LENGTH } }
  },
})

const modeFor = (account: Account | undefined): 'OE' | 'VIN_AND_OE' =>
  account === undefined || account.vinSearch ? 'VIN_AND_OE' : 'OE'
