import { currenciesContract } from '#contracts/currencies.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { BASE_CURRENCY, RATE_DATE, RATES } from '../currencies/rates.ts'
import type { Db } from '../db.ts'
import { refusal, sessionEnded } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'

type Deps = { db: Db; sessions: Sessions }

export const currenciesHandlers = ({ db, sessions }: Deps) => [
  replyTo(currenciesContract.list, ({ query: { languageID } }) => ({
    status: 200,
    body: {
      baseCurrency: BASE_CURRENCY,
      currencies: [...RATES].map(([code, rate]) => ({
        code,
        name: nameOf(code, languageID),
        rate,
        rateDate: RATE_DATE,
      })),
    },
  })),

  replyTo(currenciesContract.set, async ({ body: { token, alternativeCurrency } }) => {
    const account = await sessions.accountOf(token)
    if (account === undefined) return sessionEnded()
    if (!account.showPrice) return refusal(403, 403004, 'Forbidden', { detail: 'showPrice is missing.' })
    if (alternativeCurrency !== null && !RATES.has(alternativeCurrency)) {
      return refusal(400, 400001, 'Bad Request', { detail: 'There is no rate for this currency.' })
    }
    db.account.update({
      where: { userName: { equals: account.userName } },
      data: { alternativeCurrency },
    })
    return { status: 200, body: { alternativeCurrency } }
  }),
]

const nameOf = (code: string, languageID: LanguageId) =>
  new Intl.DisplayNames(languageID, { type: 'currency' }).of(code) ?? code
