import { Given, When } from '../support/steps.ts'
import { screen } from '../support/visitor-by-depth.ts'

type Table = { hashes(): { part: string; axles: string; 'chassis from': string }[] }

Given('parts fit a model on these conditions:', function (table: Table) {
  const told = new Map(
    table.hashes().map(({ part, axles, 'chassis from': from }) => [
      part,
      {
        ...(axles && { axleConfigurations: [axles] }),
        ...(from && { chassisNumbers: { from: Number(from) } }),
      },
    ]),
  )
  this.changeAnswer('/api/vehicles/fits', ({ parts }) => ({
    parts: (parts as { sku: string }[]).map((part) => ({
      ...part,
      universal: !told.has(part.sku),
      conditions: [told.get(part.sku) ?? {}],
    })),
  }))
})

When('they answer {string} to {string}', async function (answer: string, question: string) {
  const { page } = screen(this)
  await page.getByLabel(question).selectOption({ label: answer })
  await page.getByRole('button', { name: 'Check fit' }).click()
})
