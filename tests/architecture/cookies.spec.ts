import { expect, it } from 'vitest'
import { COOKIE_LIFETIMES } from '#application/kernel/cookie-names.ts'
import { sourcesOf } from './changes.ts'

const sources = sourcesOf('src/**/*.{ts,tsx}')
const filesWith = (pattern: RegExp) =>
  [...sources].filter(([, source]) => pattern.test(source)).map(([file]) => file)

it('all Set-Cookie lines are written by one function, which accepts only listed names', () => {
  expect(filesWith(/\bstringifySetCookie\b|\bhono\/cookie\b/)).toEqual([
    'src/adapters/cookies/cookie-line.ts',
  ])
})

it('each cookie name in the sources is listed', () => {
  const names = [...sources.values()].flatMap(
    (source) => source.match(/__Host-[a-z][a-z-]*[a-z]\b(?!-)/g) ?? [],
  )
  expect(new Set(names).size).toBeGreaterThan(15)
  expect([...new Set(names)].filter((name) => !(name in COOKIE_LIFETIMES))).toEqual([])
})
