import type { searchContract } from '#contracts/search/search.contract.ts'
import { cartOwner } from '../session/account.ts'
import { bearerToken } from '../http/bearer.ts'
import { VinHistories } from './vin-histories.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function vinHistoryHandlers({
  db,
  sessions,
}: Services): Pick<Handlers<typeof searchContract>, 'addVinSuggestion' | 'getVinSuggestions'> {
  const histories = new VinHistories({ db })
  const ownerOf = async (request: Request) => {
    const account = await sessions.accountOf(bearerToken(request))
    return account && cartOwner(account)
  }

  return {
    addVinSuggestion: async ({ body, request }) => ({
      status: 200,
      body: histories.add(await ownerOf(request), body.vinNumber, body.limit),
    }),

    getVinSuggestions: async ({ request }) => ({
      status: 200,
      body: histories.of(await ownerOf(request)),
    }),
  }
}
