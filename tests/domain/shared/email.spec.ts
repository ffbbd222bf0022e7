import { expect, it } from 'vitest'
import { isEmail } from '#domain/shared/email.ts'

it.each(['a@b.test', 'anna.maria+shop@mail.shop.test', 'ä@ö.test'])(
  'accepts %s as e-mail address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

it.each([
  '',
  'a',
  '@b.test',
  'a@b',
  'a@.test',
  'a@b.',
  'a@b..test',
  'a@b.test.',
  'a@b@c.test',
  'a b@c.test',
  'a@b.test c',
  'x a@b.test',
  'a\u202Emoc.live@b.test',
  'a\u200B@b.test',
  'a\u0000b@b.test',
  'a@b.te\u0007st',
  'a,victim@b.test',
  '"x"<a@b.test>',
  'x<a@b.test',
  `${'a'.repeat(250)}@b.test`,
])('rejects %j as e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})
