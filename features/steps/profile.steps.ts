import assert from 'node:assert/strict'
import { customerApi, type CustomerApi } from '../support/customer-api.ts'
import { Given, Then, When } from '../support/steps.ts'
import type { ShopWorld } from '../support/world.ts'

const otherDevices = new WeakMap<ShopWorld, CustomerApi>()

Given('they are also logged in on another device', async function () {
  otherDevices.set(this, await customerApi(this))
})

Then('the other device is logged out', async function () {
  assert.equal((await otherDevices.get(this)?.('/api/profile/get'))?.['code'], 401_000)
})

When('they save the profile with:', function (table: { rowsHash(): Record<string, string> }) {
  return sendProfile(this, { ...table.rowsHash(), intent: 'profile' })
})

When('they change the password from {string} to {string}', function (current: string, password: string) {
  return sendProfile(this, { current, password, intent: 'password' })
})

When('they log out on all devices', function () {
  return sendProfile(this, { intent: 'end' })
})

async function sendProfile(world: ShopWorld, fields: Record<string, string>): Promise<void> {
  const path = world.to('profile')
  await world.visitor.open(path)
  const { location } = await world.visitor.send(path, fields)
  if (location !== null) await world.visitor.open(location)
}
