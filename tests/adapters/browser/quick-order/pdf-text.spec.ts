import PdfDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { listRowsOf } from '#adapters/browser/quick-order/list-rows-of.ts'

/** A document of one page; `password` protects it. */
async function pdf(write: (document: InstanceType<typeof PdfDocument>) => void, password?: string) {
  const document = new PdfDocument({ size: 'A4', ...(password && { userPassword: password }) })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const end = new Promise((resolve) => document.on('end', resolve))
  write(document.fontSize(9))
  document.end()
  await end
  return Buffer.concat(chunks)
}

it('the PDF reader assigns cells to columns by position, even if a cell is empty', async () => {
  const bytes = await pdf((document) => {
    const rows = [
      ['Part number', 'Stock', 'Quantity'],
      ['3.05239', '7', '4'],
      ['4.43793', '', '2'],
    ]
    for (const [row, cells] of rows.entries())
      for (const [column, cell] of cells.entries())
        document.text(cell, 50 + column * 120, 50 + row * 20, { lineBreak: false })
  })
  const read = await listRowsOf(bytes)
  expect(read.ok && read.value.map(({ cells }) => cells)).toEqual([
    ['Part number', 'Stock', 'Quantity'],
    ['3.05239', '7', '4'],
    ['4.43793', '', '2'],
  ])
})

it.each([
  ['a scan without text', 'picture', () => pdf((document) => document.rect(50, 50, 200, 200).fill('black'))],
  ['a file with a password', 'protected', () => pdf((document) => document.text('3.05239'), 'secret')],
  ['a damaged file', 'unreadable', () => Promise.resolve(new TextEncoder().encode('%PDF-1.7 and no more'))],
])('the PDF reader rejects %s', async (_, kind, bytes) => {
  expect(await listRowsOf(await bytes())).toEqual({ ok: false, error: { kind } })
})
