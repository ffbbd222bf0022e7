import { countryHandlers } from './country.handlers.ts'

export const localeMock = {
  handlers: { country: countryHandlers },
}
