export const BASE_CURRENCY = 'EUR'
export const RATE_DATE = '2026-11-20'

/** Units of the currency per euro. */
export const RATES: ReadonlyMap<string, number> = new Map([
  ['EUR', 1],
  ['BRL', 6.2011],
  ['CHF', 0.9312],
  ['CZK', 24.17],
  ['DKK', 7.4682],
  ['GBP', 0.879],
  ['HUF', 383.5],
  ['JPY', 181.2],
  ['KZT', 600.1],
  ['NOK', 11.74],
  ['PLN', 4.2405],
  ['RON', 5.0865],
  ['SEK', 11.02],
  ['TRY', 48.9],
  ['USD', 1.1523],
  ['ZAR', 19.95],
])
