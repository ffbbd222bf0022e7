import { When } from '../support/steps.ts'

When('they send the profile with:', async function (table: { rowsHash(): Record<string, string> }) {
  const path = this.to('profile')
  await this.visitor.open(path)
  const { location } = await this.visitor.send(path, table.rowsHash())
  if (location !== null) await this.visitor.open(location)
})
