import fc from 'fast-check'
import { expect, it } from 'vitest'
import { factsText, readFacts } from '#application/vehicles/known-facts.ts'

it('reads what it has written', () => {
  const facts = { axle: '6x2', engine: 'D2066 LF', chassis: 34_890 }
  expect(readFacts(new URLSearchParams(factsText(facts)))).toEqual(facts)
})

it.each(['chassis=1234567', 'chassis=-1', 'year=20a', 'axle=', `engine=${'x'.repeat(21)}`, 'unknown=1'])(
  'leaves out what is no fact: %s',
  (text) => expect(readFacts(new URLSearchParams(text))).toEqual({}),
)

it('reads anything without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const facts = readFacts(new URLSearchParams(text))
      expect(readFacts(new URLSearchParams(factsText(facts)))).toEqual(facts)
    }),
  )
})
