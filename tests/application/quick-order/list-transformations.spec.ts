import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listRowsOf } from '#adapters/browser/quick-order/list-rows-of.ts'
import { ReadOrderList } from '#application/line-check/read-order-list.ts'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import { catalogue, checkLines } from './catalogue-check.ts'

const RUNS = { seed: 17, numRuns: 200 }
const readList = new ReadOrderList({ lineCheck: { check: checkLines } })

const HEADS = [
  ['Artikelnummer', 'Bezeichnung', 'Menge', 'Preis'],
  ['Part number', 'Description', 'Qty', 'Price'],
  ['Référence', 'Désignation', 'Quantité', 'Prix'],
  ['Codice', 'Descrizione', 'Quantità', 'Prezzo'],
  ['Referencia', 'Descripción', 'Cantidad', 'Precio'],
  ['Referência', 'Descrição', 'Quantidade', 'Preço'],
  ['Artikelnr.', 'Omschrijving', 'Aantal', 'Prijs'],
  ['Артикул', 'Наименование', 'Количество', 'Цена'],
] as const

const numbers = Array.from({ length: 400 }, (_, index) => catalogue.product(index * 37).sku).filter(
  (sku) => new Set(catalogue.findNumber(sku).map(({ index }) => index)).size === 1,
)

const ENCODINGS: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
}

const list = fc.record({
  lines: fc.uniqueArray(
    fc.record({ number: fc.constantFrom(...numbers), quantity: fc.integer({ min: 1, max: 99 }) }),
    {
      selector: ({ number }) => number,
      minLength: 3,
      maxLength: 12,
    },
  ),
  heads: fc.constantFrom(...HEADS),
  order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  separator: fc.constantFrom(';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  encoding: fc.constantFrom(...Object.keys(ENCODINGS)),
  unit: fc.constantFrom('', ' Stk', ' pcs', ' шт.', 'x'),
  blanks: fc.array(fc.nat(12), { maxLength: 3 }),
})

type List = typeof list extends fc.Arbitrary<infer T> ? T : never

function written({ lines, heads: headers, order, separator, lineEnd, unit, blanks }: List): string {
  const rows = lines.map(({ number, quantity }) => [number, 'disc', `${quantity}${unit}`, '12,50'])
  const text = [headers, ...rows].map((row) => order.map((index) => row[index] ?? '').join(separator))
  for (const position of blanks) text.splice(Math.min(position + 1, text.length), 0, '')
  return text.join(lineEnd)
}

it('parses a list equally however its columns, headings, separators, units and encoding change', async () => {
  await fc.assert(
    fc.asyncProperty(list, async (each) => {
      const rows = await listRowsOf(ENCODINGS[each.encoding]?.(written(each)) ?? new Uint8Array())
      if (!rows.ok) throw new Error(rows.error.kind)
      const { parsedLines } = await readList.run(rows.value)
      expect(
        parsedLines.map(({ number, quantity }) => ({ number, quantity: piecesOfQuantity(quantity) })),
      ).toEqual(each.lines)
    }),
    RUNS,
  )
})
