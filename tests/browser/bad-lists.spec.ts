import { strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { BrowserContext, Page } from 'playwright'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { openAlive, runningBrowser } from '../fixtures/running-browser.fixture.ts'
import { SMALL_CATALOGUE } from '../fixtures/shop.fixture.ts'

const { openBrowser } = runningBrowser()
const { sku } = sharedCatalogue(1, SMALL_CATALOGUE).product(0)

const CELL = '<c r="A1" t="inlineStr"><is><t>2.30256</t></is></c><c r="B1"><v>4</v></c>'
async function workbook(rows: string, before = ''): Promise<Uint8Array> {
  const book = unzipSync(
    new Uint8Array(await writeXlsxFile([[{ value: 'x' }]]).toBuffer()),
  )
  const sheet = `${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
  return zipSync({ ...book, 'xl/worksheets/sheet1.xml': strToU8(sheet) })
}
const container = (entry: string): Uint8Array =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...Array.from({ length: 600 }, () => 0),
    ...strToU8([...entry].join('\0')),
  ])
const blanks = ' '.repeat(50_000_000)
const entities = Array.from(
  { length: 9 },
  (_, place) => `<!ENTITY e${place + 1} "${`&e${place};`.repeat(10)}">`,
)

const FILES: readonly (readonly [
  name: string,
  made: () => Promise<Uint8Array> | Uint8Array,
  told: RegExp,
])[] = [
  [
    'far.xlsx',
    () => workbook(`<row r="1">${CELL}</row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`),
    /lines/,
  ],
  [
    'absurd.xlsx',
    () => workbook('<row r="1"><c r="ZZZZZZ999999999"><v>1</v></c></row>'),
    /no list that can be read/,
  ],
  [
    'blanks.xlsx',
    () => workbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>${blanks}</t></is></c></row>`),
    /50,000 characters/,
  ],
  [
    'swells.xlsx',
    () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(100_000_000) }),
    /no list that can be read/,
  ],
  [
    'entities.xlsx',
    () => workbook(`<row r="1">${CELL}</row>`, `<!DOCTYPE a [<!ENTITY e0 "ha">${entities.join('')}]>`),
    /no list that can be read/,
  ],
  ['locked.xlsx', () => container('EncryptedPackage'), /protected by a password/],
  ['old.xls', () => container('Workbook'), /old Excel format \(XLS\). Save it as XLSX/],
  [
    'torn.xlsx',
    async () => (await workbook(`<row r="1">${CELL}</row>`)).slice(0, 900),
    /no list that can be read/,
  ],
  ['photo.csv', () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]), /picture without text/],
  ['million.csv', () => strToU8('1;1\n'.repeat(1_000_000)), /lines/],
  ['line.csv', () => strToU8('1;'.repeat(500_000)), /50,000 characters/],
]

/** What a person waits for without a doubt, on a machine of its own; shared ones take their time. */
const REFUSED_WITHIN = Number(process.env['REFUSED_WITHIN_MS'] ?? 10_000)

let context: BrowserContext
let page: Page
beforeAll(async () => {
  context = await openBrowser({ loggedInAs: 'full' })
  page = await context.newPage()
  await openAlive(page, '/en/infocenter/quickorder')
  await page.getByLabel('Number, row 1', { exact: true }).fill(sku)
  await page.getByLabel('Quantity, row 1').fill('7')
})
afterAll(() => context.close())

it.each(FILES)('%s is refused, and nothing that was typed is lost', async (name, made, told) => {
  const buffer = Buffer.from(await made())
  const start = performance.now()
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer })
  await page
    .locator('main')
    .getByText(new RegExp(`${name}.*${told.source}|${told.source}.*${name}`))
    .first()
    .waitFor()
  const took = performance.now() - start
  if (process.env['REFUSED_WITHIN_MS']) console.log(name, Math.round(took), 'ms')
  expect(took).toBeLessThan(REFUSED_WITHIN)
  expect(await page.getByLabel('Number, row 1', { exact: true }).inputValue()).toContain(
    sku.replace('NW-', ''),
  )
  expect(await page.getByLabel('Quantity, row 1').inputValue()).toBe('7')
  // the page answers
  await page.getByLabel('Quantity, row 1').focus()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
})
