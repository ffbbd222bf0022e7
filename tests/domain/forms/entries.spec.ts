import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LINEAR_MS, LONG, millisecondsOf } from '../../fixtures/growth.fixture.ts'
import { formErrors, NO_ENTRIES, wholeNumber } from '#domain/forms/entries.ts'

const LINE = [{ lineNo: 1, quantity: 1 }]
const FILLED = { ...NO_ENTRIES, documentNo: '4711', email: 'a@b.test', message: 'It leaks.' }

it('finds nothing wrong with what is filled in', () => {
  expect(formErrors('RETURN', FILLED, LINE)).toEqual({})
  expect(formErrors('MASTER_DATA', { ...FILLED, documentNo: '' }, [])).toEqual({})
  expect(formErrors('CREDIT', { ...FILLED, limit: '25.000' }, [])).toEqual({})
})

it('names each field that lacks something', () => {
  expect(formErrors('WARRANTY', { ...NO_ENTRIES, mileage: 'far' }, [])).toEqual({
    documentNo: 'missing',
    email: 'missing',
    message: 'missing',
    mileage: 'invalid',
  })
  expect(formErrors('RETURN', FILLED, [])).toEqual({ lines: 'missing' })
  expect(formErrors('CREDIT', { ...FILLED, limit: '0' }, [])).toEqual({ limit: 'invalid' })
  expect(formErrors('CREDIT', { ...FILLED, email: 'anna' }, [])).toMatchObject({ email: 'invalid' })
})

it('reads whole numbers however their digits are grouped, and nothing beyond the limit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000 }), fc.constantFrom('de', 'en', 'fr', 'ru'), (value, language) => {
      const typed = value.toLocaleString(language)
      expect(wholeNumber(typed, 1_000_000)).toBe(value <= 1_000_000 ? value : undefined)
    }),
  )
  expect(wholeNumber('-5', 10)).toBeUndefined()
  expect(wholeNumber('1e3', 10_000)).toBeUndefined()
})

it.each(['anna@shop.test', 'a.b+c@mail.shop.test', 'ä@ö.test'])('takes %s for an address', (email) => {
  expect(formErrors('CREDIT', { ...FILLED, email, limit: '1' }, [])).not.toHaveProperty('email')
})

it.each(['a@b', '@b.test', 'a@.test', 'a@b..test', 'a@b.test.', 'a@b@c.test', 'a b@c.test'])(
  'takes %s for no address',
  (email) => {
    expect(formErrors('CREDIT', { ...FILLED, email, limit: '1' }, [])).toHaveProperty('email', 'invalid')
  },
)

it('reads a hostile address in linear time', () => {
  const email = `a@${'.'.repeat(LONG)}@`
  expect(millisecondsOf(() => formErrors('CREDIT', { ...FILLED, email }, []))).toBeLessThan(LINEAR_MS)
})
