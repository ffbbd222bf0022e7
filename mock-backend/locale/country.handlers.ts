import type { countryContract } from '#contracts/locale/country.contract.ts'
import { countryAnswer } from './country-answer.ts'
import { countryList } from './country-list.ts'
import { publicly } from '../http/cacheable.ts'
import { found } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export const countryHandlers = ({ clock }: Services): Handlers<typeof countryContract> => ({
  country: ({ query }) => {
    const body = found(countryAnswer(query.countryID, query.languageID, clock()), 'country')
    return { status: 200, body, headers: publicly }
  },
  list: ({ query }) => ({
    status: 200,
    body: countryList(query.languageID),
    headers: publicly,
  }),
})
