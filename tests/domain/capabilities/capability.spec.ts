import { expect, it } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { capabilitiesOf, OPTIONAL_CAPABILITIES } from '#contracts/capabilities/capability-calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { CAPABILITIES } from '#domain/capabilities/capability.ts'

it('the shop knows the same capabilities as the contract', () => {
  expect(CAPABILITIES).toEqual(OPTIONAL_CAPABILITIES)
})

it('each call serves a capability', () => {
  const calls = callsOf(shopContract)
  expect(calls.filter(({ id }) => capabilitiesOf(id).length === 0)).toEqual([])
})
