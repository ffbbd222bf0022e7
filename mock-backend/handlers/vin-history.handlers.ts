import { searchContract } from '#contracts/search.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { Db } from '../db.ts'
import { bearerToken } from '../http/bearer.ts'
import { replyTo } from '../http/reply-to.ts'
import { VinHistories } from '../vin/vin-histories.ts'

type Deps = { db: Db; sessions: Sessions }

export function vinHistoryHandlers({ db, sessions }: Deps) {
  const histories = new VinHistories(db)
  const ownerOf = async (request: Request) => (await sessions.accountOf(bearerToken(request)))?.customerId

  return [
    replyTo(searchContract.addVinSuggestion, async ({ body, request }) => ({
      status: 200,
      body: histories.add(await ownerOf(request), body.vinNumber, body.limit),
    })),

    replyTo(searchContract.getVinSuggestions, async ({ request }) => ({
      status: 200,
      body: histories.of(await ownerOf(request)),
    })),
  ]
}
