import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  appearanceCookies,
  countryCookie,
  languageCookie,
  readPreferenceCookies,
} from '#adapters/cookies/preference-cookies.ts'

const NOTHING = {
  country: undefined,
  language: undefined,
  appearance: { theme: 'system', density: 'comfortable', keys: 'single', resultView: 'list' },
}

it('preference cookies store each choice for 365 days as SameSite=Lax', () => {
  const lines = [
    countryCookie('BR'),
    languageCookie('en'),
    ...appearanceCookies({ theme: 'dark', density: 'compact', keys: 'combined', resultView: 'table' }),
  ]
  for (const line of lines) expect(line).toMatch(/; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/)
  expect(languageCookie('en')).toMatch(/^i18n_redirected=en;/)

  const header = lines.map((line) => line.split(';')[0]).join('; ')
  expect(readPreferenceCookies(header)).toEqual({
    country: 'BR',
    language: 'en',
    appearance: { theme: 'dark', density: 'compact', keys: 'combined', resultView: 'table' },
  })
})

it.each([
  null,
  '',
  '__Host-country=br',
  '__Host-country=<b>',
  `__Host-country=${'A'.repeat(8_000)}`,
  'i18n_redirected=xx; __Host-theme=%; __Host-density=javascript:; __Host-keys=all; __Host-result-view=rows',
  '__Host-country=%E0%A4%A; ;;=; __Host-theme',
])('preference cookies are ignored in the invalid Cookie header %s', (header) => {
  expect(readPreferenceCookies(header)).toEqual(NOTHING)
})

it('preference cookies are parsed from any Cookie header without an exception', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { country = 'DE' } = readPreferenceCookies(`__Host-country=${text}; i18n_redirected=${text}`)
      expect(country).toMatch(/^[A-Z]{2}$/)
    }),
  )
})
