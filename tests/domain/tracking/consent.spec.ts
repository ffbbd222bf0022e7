import { expect, it } from 'vitest'
import { isConsent } from '#domain/tracking/consent.ts'

it('accepts only the two values of the consent', () => {
  expect(['granted', 'denied', '', 'Granted', 'yes', true, undefined, null].filter(isConsent)).toEqual([
    'granted',
    'denied',
  ])
})
