import type { currenciesContract } from '#contracts/currencies/currencies.contract.ts'
import type { LanguageId } from '#contracts/shared.dto.ts'
import { isoDay } from '../calendar/calendar.ts'
import { BASE_CURRENCY, publicationDayAt, rateOn, RATES } from './rates.ts'
import { errorResponse } from '../http/error-response.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export const currenciesHandlers = ({
  db,
  clock,
  callerOf,
}: Services): Handlers<typeof currenciesContract> => ({
  list: ({ query: { languageID } }) => {
    const day = publicationDayAt(clock())
    const currencies = [...RATES].map(([code, middle]) => ({
      code,
      name: nameOf(code, languageID),
      rate: rateOn(code, middle, day),
      rateDate: isoDay(day),
    }))
    return { status: 200, body: { baseCurrency: BASE_CURRENCY, currencies } }
  },

  set: async ({ body: { token, alternativeCurrency } }) => {
    const { account } = await callerOf({ token })
    if (alternativeCurrency !== null && !RATES.has(alternativeCurrency)) {
      return errorResponse(400, 400001, 'There is no rate for this currency.')
    }
    db.account.update({
      where: { userName: { equals: account.userName } },
      data: { alternativeCurrency },
    })
    return { status: 200, body: { alternativeCurrency } }
  },
})

const nameOf = (code: string, languageID: LanguageId) =>
  new Intl.DisplayNames(languageID, { type: 'currency' }).of(code) ?? code
