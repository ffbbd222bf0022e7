import * as z from 'zod/mini'
import { command, contract } from '../call.ts'
import { errorResponses } from '../errors/problem.ts'
import { LanguageId, Token } from '../shared.dto.ts'

/** ISO 4217 currency code. */
const CurrencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))

export const currenciesContract = contract({
  list: {
    method: 'GET',
    path: '/api/currencies',
    query: z.object({ languageID: LanguageId }),
    responses: {
      ...errorResponses,
      200: z.object({
        baseCurrency: CurrencyCode,
        currencies: z.array(
          z.object({
            code: CurrencyCode,
            name: z.string(),
            /** Units of this currency per unit of the base currency. */
            rate: z.number().check(z.positive()),
            rateDate: z.iso.date(),
          }),
        ),
      }),
    },
  },
  set: command(
    '/api/currencies/set',
    z.object({ token: Token, alternativeCurrency: z.nullable(CurrencyCode) }),
    z.object({ alternativeCurrency: z.nullable(CurrencyCode) }),
  ),
})
