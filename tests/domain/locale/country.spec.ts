import { describe, expect, it } from 'vitest'
import {
  countryIsBlocked,
  firstCountryAllowed,
  PARTNER_PORTAL_BLACKLIST,
  pickerRegionOf,
} from '#domain/locale/country.ts'

const portal = { partnerPortal: true }

describe('countryIsBlocked', () => {
  it('is true for the twelve countries blocked in the partner portal', () => {
    expect(PARTNER_PORTAL_BLACKLIST.join(' ')).toBe('AF BY IR KP MM RU SD SO SS SY VE YE')
    expect(PARTNER_PORTAL_BLACKLIST.every((countryId) => countryIsBlocked(countryId, portal))).toBe(true)
    expect(countryIsBlocked('DE', portal)).toBe(false)
  })

  it('is false for these countries outside of partner-portal mode', () => {
    const isBlocked = (countryId: string) => countryIsBlocked(countryId, { partnerPortal: false })
    expect(PARTNER_PORTAL_BLACKLIST.filter(isBlocked)).toEqual([])
  })

  it('uses only the configured list, even if it is empty', () => {
    expect(countryIsBlocked('DE', { ...portal, blacklist: ['DE'] })).toBe(true)
    expect(countryIsBlocked('RU', { ...portal, blacklist: ['DE'] })).toBe(false)
    expect(countryIsBlocked('RU', { ...portal, blacklist: [] })).toBe(false)
    expect(countryIsBlocked('DE', { partnerPortal: false, blacklist: ['DE'] })).toBe(true)
  })
})

describe('firstCountryAllowed', () => {
  it('skips blocked countries and invalid codes', () => {
    expect(firstCountryAllowed([undefined, '', 'ru', 'RU', '<b>', 'BRA', 'BR', 'DE'], portal)).toBe('BR')
    expect(firstCountryAllowed(['RU'], portal)).toBeUndefined()
    expect(firstCountryAllowed([], portal)).toBeUndefined()
  })
})

describe('pickerRegionOf', () => {
  it.each([
    [['AF'], 'africa'],
    [['NA'], 'americas'],
    [['SA'], 'americas'],
    [['EU'], 'europe'],
    [['AS', 'EU'], 'europe'],
    [['EU', 'NA'], 'europe'],
    [['AF', 'AS'], 'africa'],
    [['AS'], undefined],
    [['OC'], undefined],
    [['AN'], undefined],
    [[], undefined],
  ] as const)('returns for %j the region %s', (continents, region) => {
    expect(pickerRegionOf(continents)).toBe(region)
  })
})
