import { currenciesHandlers } from './currencies.handlers.ts'

export const currenciesMock = {
  handlers: { currencies: currenciesHandlers },
}
