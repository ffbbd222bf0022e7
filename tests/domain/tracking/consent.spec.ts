import { expect, it } from 'vitest'
import { isConsent } from '#domain/tracking/consent.ts'

it('consent is one of two values', () => {
  expect(['granted', 'denied', '', 'Granted', 'yes', true, undefined, null].filter(isConsent)).toEqual([
    'granted',
    'denied',
  ])
})
