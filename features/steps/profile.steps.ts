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

When('they send the profile with:', async function (table: { rowsHash(): Record<string, string> }) {
  const path = this.to('profile')
  await this.visitor.open(path)
  const { location } = await this.visitor.send(path, table.rowsHash())
  if (location !== null) await this.visitor.open(location)
})
