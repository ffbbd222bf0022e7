import { expect, it } from 'vitest'
import { isEmail } from '#domain/shared/email.ts'

it.each(['a@b.test', 'anna.maria+shop@mail.shop.test', 'ä@ö.test'])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each([
  '',
  'a',
  '@b.test',
  'a@b',
  'a@.test',
  'a@b.',
  'a@b..test',
  'a@b@c.test',
  'a b@c.test',
  'a@b.test c',
  'x a@b.test',
])('%j is not an address', (text) => {
  expect(isEmail(text)).toBe(false)
})
