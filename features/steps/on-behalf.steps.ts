import { When } from '../support/steps.ts'

When('they act on behalf with:', async function (table: { rowsHash(): Record<string, string> }) {
  const path = this.to('onBehalf')
  await this.visitor.open(path)
  const { location } = await this.visitor.send(path, table.rowsHash())
  if (location !== null) await this.visitor.open(location)
})
