import { expect, it } from 'vitest'
import { hostileLists } from '../fixtures/hostile-lists.fixture.ts'
import { PATIENCE } from '../fixtures/patience.fixture.ts'
import { errorsOf, openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'

const { openBrowser } = runningBrowser()

const TOLD: Readonly<Record<string, RegExp>> = {
  'too-many-lines': /The list has 1,0\d\d,\d{3} lines; the table has room for 5,000\./,
  'line-too-long': /has a line of more than 50,000 characters\./,
  unreadable: /cannot be read as a list\./,
  protected: /is password-protected\./,
  'old-format': /is in the old Excel format \(XLS\)\./,
  'outlook-message': /is an Outlook message \(MSG\)\./,
}

it('a malicious list is rejected without loss of typed rows', async () => {
  const context = await openBrowser({ loggedInAs: 'full' })
  const page = await context.newPage()
  const errors = errorsOf(page)
  await openAlive(page, '/en/infocenter/quickorder')
  const quantity = page.getByLabel('Quantity, row 1', { exact: true })
  await page.getByLabel('Number, row 1', { exact: true }).fill('3.70481')
  for (const [index, { what, name, bytes, error }] of (await hostileLists()).entries()) {
    const buffer = Buffer.from(bytes)
    const fileName = `${index}-${name}`
    await page.locator('input[type=file]').setInputFiles({ name: fileName, mimeType: '', buffer })
    // the page responds to input while the file is parsed
    await quantity.fill(String(index + 2))
    const message = page.getByRole('main').getByText(TOLD[error.kind]!)
    const told = async () => (await message.allInnerTexts()).join()
    const listName = error.kind === 'too-many-lines' ? 'The list' : fileName
    await expect.poll(told, { message: what, ...PATIENCE }).toContain(listName)
    expect(await quantity.inputValue(), what).toBe(String(index + 2))
  }
  expect(await page.getByLabel('Number, row 1', { exact: true }).inputValue()).toBe('3.70481')
  expect(errors).toEqual([])
  await context.close()
})
