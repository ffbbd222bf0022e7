import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { archiveRows } from '#adapters/browser/quick-order/archive-rows.ts'

/** A workbook with a list, and an additional cell at `reference`. */
async function withCellAt(reference: string) {
  const buffer = await writeXlsxFile([[{ value: '2.30256' }, { value: '4' }]]).toBuffer()
  const { 'xl/worksheets/sheet1.xml': sheet = new Uint8Array(), ...files } = unzipSync(new Uint8Array(buffer))
  const row = `<row r="${/\d+$/.exec(reference)?.[0]}"><c r="${reference}" t="inlineStr"><is><t>x</t></is></c></row></sheetData>`
  const changed = new TextDecoder().decode(sheet).replace('</sheetData>', row)
  return zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(changed) })
}

it('the XLSX reader parses a cell two columns to the right of the list, and fills the gap with an empty cell', async () => {
  expect(archiveRows(await withCellAt('D2'))[1]).toEqual(['', '', '', 'x'])
})

it.each([
  ['XFD20000', 'too wide'],
  ['ZZZZZZ999999999', 'too-many-lines'],
  ['A9999999', 'too-many-lines'],
  ['ALM1', 'too wide'],
  ['ALL5000', 'too wide'],
])(
  'the XLSX reader rejects a sheet with a cell at %s before it allocates memory',
  async (reference, reason) => {
    await expect(withCellAt(reference).then(archiveRows)).rejects.toThrow(reason)
  },
)
