import { countryContract } from '#contracts/country.contract.ts'
import { countryAnswer } from '../country/country-answer.ts'
import { countryList } from '../country/country-list.ts'
import { publicly } from '../http/cacheable.ts'
import { refusal } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'

export const countryHandlers = () => [
  replyTo(countryContract.country, ({ query }) => {
    const body = countryAnswer(query.countryID, query.languageID)
    if (body === undefined) return refusal(404, 404001, 'Not Found', { detail: 'No country has this code.' })
    return { status: 200, body, headers: publicly }
  }),
  replyTo(countryContract.list, ({ query }) => ({
    status: 200,
    body: countryList(query.languageID),
    headers: publicly,
  })),
]
