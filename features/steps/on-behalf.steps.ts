import { When } from '../support/steps.ts'
import type { ShopWorld } from '../support/world.ts'

When('they act on behalf with:', function (table: { rowsHash(): Record<string, string> }) {
  return act(this, table.rowsHash())
})

When('they act on behalf of {string}', function (email: string) {
  return act(this, { email, reason: 'PHONE_ORDER' })
})

async function act(world: ShopWorld, fields: Record<string, string>): Promise<void> {
  const path = world.to('onBehalf')
  await world.visitor.open(path)
  const { location } = await world.visitor.send(path, fields)
  if (location !== null) await world.visitor.open(location)
}

When(/^the demo clock advances by (\d+) days?$/, async function (days: string) {
  const body = new URLSearchParams({ days })
  await this.backend.respond(new Request('http://api.test/demo/clock', { method: 'POST', body }))
})
