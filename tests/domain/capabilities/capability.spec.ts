import { expect, it } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { capabilitiesOf, OPTIONAL_CAPABILITIES } from '#contracts/capabilities/capability-calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { CAPABILITIES } from '#domain/capabilities/capability.ts'
import { capabilityOf, PAGE_ROUTES, ROUTE_IDS } from '#domain/pages/pages.ts'

it('the shop knows the same capabilities as the contract', () => {
  expect(CAPABILITIES).toEqual(OPTIONAL_CAPABILITIES)
})

it('each call serves a capability', () => {
  const calls = callsOf(shopContract)
  expect(calls.filter(({ id }) => capabilitiesOf(id).length === 0)).toEqual([])
})

it('each page of the info centre needs a capability', () => {
  const pages = ROUTE_IDS.filter((id) => PAGE_ROUTES[id].layout === 'info-centre' && id !== 'infocenter')
  expect(pages).not.toEqual([])
  expect(pages.filter((id) => capabilityOf(id) === undefined)).toEqual([])
})
