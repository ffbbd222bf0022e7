import { expect, it } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { capabilitiesOf, OPTIONAL_CAPABILITIES } from '#contracts/capabilities/capability-calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { CAPABILITIES, capabilityOf } from '#domain/capabilities/capability.ts'
import { ROUTES, type RouteId } from '#domain/routing/localised-path.ts'

it('the shop knows the same capabilities as the contract', () => {
  expect(CAPABILITIES).toEqual(OPTIONAL_CAPABILITIES)
})

it('each call serves a capability', () => {
  const calls = callsOf(shopContract)
  expect(calls.filter(({ id }) => capabilitiesOf(id).length === 0)).toEqual([])
})

it('each page of the info centre needs a capability', () => {
  const pages = (Object.keys(ROUTES) as RouteId[]).filter((routeId) => {
    const path = ROUTES[routeId]
    return typeof path === 'string' && path.startsWith('infocenter/')
  })
  expect(pages).not.toEqual([])
  expect(pages.filter((routeId) => capabilityOf(routeId) === undefined)).toEqual([])
})
