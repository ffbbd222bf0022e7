import { readFileSync } from 'node:fs'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

it('the export of a list with more than 500 rows saves a workbook with a row for each', async () => {
  const page = await (await openBrowser({ loggedInAs: 'full' })).newPage()
  await openAlive(page, '/en/infocenter/deliverynotes')
  const opener = page.getByText(/^Export all \(\d+\)$/)
  const count = Number(/\d+/.exec(await opener.innerText())?.[0])
  expect(count).toBeGreaterThan(500)
  await opener.click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel (XLSX)', exact: true }).click(),
  ])
  const rows = await readSheet(readFileSync(await saved.path()))
  expect(rows).toHaveLength(count + 1)
})
