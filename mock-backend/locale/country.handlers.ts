import type { countryContract } from '#contracts/locale/country.contract.ts'
import { countryResponse } from './country-response.ts'
import { countryList } from './country-list.ts'
import { PUBLIC_CACHE_HEADERS } from '../http/cacheable.ts'
import { requireFound } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export const countryHandlers = ({ clock }: Services): Handlers<typeof countryContract> => ({
  country: ({ query }) => {
    const body = requireFound(countryResponse(query.countryID, query.languageID, clock()), 'country')
    return { status: 200, body, headers: PUBLIC_CACHE_HEADERS }
  },
  list: ({ query }) => ({
    status: 200,
    body: countryList(query.languageID),
    headers: PUBLIC_CACHE_HEADERS,
  }),
})
