import { expect, it } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { capabilitiesOf, OPTIONAL_CAPABILITIES } from '#contracts/capabilities/capability-calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { CAPABILITIES } from '#domain/capabilities/capability.ts'
import { capabilityOf, PAGE_ROUTES, ROUTE_IDS } from '#domain/pages/pages.ts'

it('the capabilities in the domain equal those in the contract', () => {
  expect(CAPABILITIES).toEqual(OPTIONAL_CAPABILITIES)
})

it('each API call belongs to a capability', () => {
  const calls = callsOf(shopContract)
  expect(calls.filter(({ id }) => capabilitiesOf(id).length === 0)).toEqual([])
})

it('each page of the info centre requires a capability', () => {
  const pages = ROUTE_IDS.filter((id) => PAGE_ROUTES[id].layout === 'info-centre' && id !== 'infocenter')
  expect(pages).not.toEqual([])
  expect(pages.filter((id) => capabilityOf(id) === undefined)).toEqual([])
})
