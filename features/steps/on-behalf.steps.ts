import { When } from '../support/steps.ts'

When('they act on behalf with:', async function (table: { rowsHash(): Record<string, string> }) {
  const path = this.to('onBehalf')
  await this.visitor.open(path)
  const { location } = await this.visitor.send(path, table.rowsHash())
  if (location !== null) await this.visitor.open(location)
})

When(/^the demo clock advances by (\d+) days?$/, async function (days: string) {
  const body = new URLSearchParams({ days })
  await this.backend.respond(new Request('http://api.test/demo/clock', { method: 'POST', body }))
})
