import assert from 'node:assert/strict'
import { Given, When } from '../support/steps.ts'
import { httpVisitorOf } from '../support/visitor-by-depth.ts'

type Table = { hashes(): { part: string; axles: string; 'chassis from': string }[] }

Given('parts fit a model under these conditions:', function (table: Table) {
  const conditionsBySku = new Map(
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
      universal: !conditionsBySku.has(part.sku),
      conditions: [conditionsBySku.get(part.sku) ?? {}],
    })),
  }))
})

When('they answer {string} to {string}', async function (answer: string, question: string) {
  const visitor = httpVisitorOf(this)
  const fields = [...visitor.page.document.querySelectorAll<HTMLSelectElement>('main form select')]
  const field = fields.find(({ labels }) => labels[0]?.textContent?.startsWith(question))
  const form = field?.form
  assert.ok(form, `nobody asks for ${question}`)
  const option = [...field.options].find(({ text }) => text === answer)
  field.value = option?.value ?? assert.fail(`${answer} cannot be chosen`)
  const sent = { ...Object.fromEntries(visitor.page.fieldsOf(form)), choice: 'tell' }
  const { location } = await visitor.send(form.getAttribute('action') ?? '', sent)
  await visitor.open(location ?? assert.fail('the answer was refused'))
})
