import fc from 'fast-check'
import { expect, it } from 'vitest'
import { factsText, excludedValuesText, readFacts } from '#application/vehicles/known-facts.ts'
import { FACTS_LENGTH_MAX } from '#application/vehicles/vehicle-cookie.ts'

it('vehicle facts are equal after writing and parsing', () => {
  const facts = { axle: '6x2', engine: 'D2066 LF', chassis: 34_890 }
  expect(readFacts(new URLSearchParams(factsText(facts)))).toEqual(facts)
})

it.each(['chassis=1234567', 'chassis=-1', 'year=20a', 'axle=', `engine=${'x'.repeat(21)}`, 'unknown=1'])(
  'ignores the invalid vehicle fact %s',
  (text) => expect(readFacts(new URLSearchParams(text))).toEqual({}),
)

it('parses any text to vehicle facts without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const facts = readFacts(new URLSearchParams(text))
      expect(readFacts(new URLSearchParams(factsText(facts)))).toEqual(facts)
    }),
  )
})

it('parses excluded values (values that the vehicle does not have), and omits invalid ones', () => {
  const facts = { axle: { noneOf: ['4x2', '6x2/4'] }, engine: { noneOf: ['D2066 LF'] } }
  expect(readFacts(new URLSearchParams(factsText(facts)))).toEqual(facts)
  expect(readFacts(new URLSearchParams({ axle: excludedValuesText(['4x2', 'a*b', '6x4']) }))).toEqual({
    axle: { noneOf: ['4x2', '6x4'] },
  })
})

it.each(['*', '**', `*${'x'.repeat(21)}`])('ignores the invalid excluded value "%s"', (axle) => {
  expect(readFacts(new URLSearchParams({ axle }))).toEqual({})
})

it('drops only the oldest excluded values if the cookie has no space', () => {
  const sizes = Array.from({ length: 100 }, (_, size) => String(300 + size))
  const text = factsText({ axle: '6x4', brakeSize: { noneOf: sizes }, engine: { noneOf: ['D2066'] } })
  expect(text.length).toBeGreaterThan(FACTS_LENGTH_MAX - 4)
  expect(text.length).toBeLessThanOrEqual(FACTS_LENGTH_MAX)
  const { brakeSize, ...others } = readFacts(new URLSearchParams(text))
  expect(others).toEqual({ axle: '6x4', engine: { noneOf: ['D2066'] } })
  expect(brakeSize).toEqual({ noneOf: sizes.slice(0, (brakeSize as { noneOf: string[] }).noneOf.length) })
})

it('does not truncate vehicle facts without excluded values', () => {
  const engine = 'Ж'.repeat(40)
  expect(readFacts(new URLSearchParams(factsText({ year: 2012 })))).toEqual({ year: 2012 })
  expect(factsText({ engine }).length).toBeGreaterThan(FACTS_LENGTH_MAX)
})
