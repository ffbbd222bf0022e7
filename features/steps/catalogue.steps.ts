import assert from 'node:assert/strict'
import { ResultTableViewModel } from '#ui/search/results/result-table.view-model.ts'
import { SearchResultsViewModel } from '#ui/search/results/search-results.view-model.ts'
import { Then } from '../support/steps.ts'
import { modelVisitorOf } from '../support/visitor-by-depth.ts'

type Table = { raw(): string[][] }

Then('they see the divisions:', function (table: Table) {
  return this.visitor.eventually(async () => startLike(await this.visitor.divisions(), table))
})

Then('they see the groups:', function (table: Table) {
  return this.visitor.eventually(async () => {
    const groups = await this.visitor.groups()
    for (const [name = ''] of table.raw())
      assert.ok(groups.some(isAbout(name)), `${name} is not in ${groups.join()}`)
  })
})

Then('they do not see the group {string}', async function (name: string) {
  assert.equal((await this.visitor.groups()).some(isAbout(name)), false)
})

Then('they see {int} groups', function (count: number) {
  return this.visitor.eventually(async () => assert.equal((await this.visitor.groups()).length, count))
})

Then('they see {int} parts', function (count: number) {
  return this.visitor.eventually(async () => assert.equal((await this.visitor.parts()).length, count))
})

Then('the table has the columns {string}', async function (names: string) {
  const { columns } = new ResultTableViewModel(await modelVisitorOf(this).shown(SearchResultsViewModel))
  assert.equal(columns.map(({ name }) => name).join(', '), names)
})

Then('the first part has a stroke of {int} mm', async function (stroke: number) {
  const [first] = (await modelVisitorOf(this).shown(SearchResultsViewModel)).parts
  assert.equal(first?.keyAttributes.find(({ id }) => id === 'stroke')?.value, stroke)
})

const isAbout = (name: string) => (text: string) => text.startsWith(name)

/** Checks the texts by their beginnings and order; the rest of a text, such as a count, is ignored. */
function startLike(texts: readonly string[], table: Table): void {
  const names = table.raw().map(([name = '']) => name)
  assert.deepEqual(
    texts.map((text, index) => (text.startsWith(names[index] ?? '-') ? names[index] : text)),
    names,
  )
}
