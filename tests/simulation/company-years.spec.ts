import { expect, it } from 'vitest'
import { brokenInYear } from './company-year.ts'

/** Four years; `npm run test:company-years` simulates 2,000 years. */
it.each([46, 47, 48, 49])('The simulated year %i of a company violates no invariant', (seed) => {
  expect(brokenInYear(seed)).toBeUndefined()
})
