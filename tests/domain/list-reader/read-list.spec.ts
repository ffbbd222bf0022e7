import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsOfCells, rowsOfText } from '#domain/list-reader/list-rows.ts'
import { piecesOfQuantity, readList } from '#domain/list-reader/read-list.ts'
import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'

const read = (text: string) => readList(rowsOfText(text))
const only = (text: string) => {
  const { parsedLines } = read(text)
  expect(parsedLines).toHaveLength(1)
  const [parsedLine] = parsedLines
  return [parsedLine?.number, parsedLine && (piecesOfQuantity(parsedLine.quantity) ?? parsedLine.quantity)]
}
/** The number of each parsed line with its quantity, or with the typed text of an invalid quantity. */
const quantitiesIn = ({ parsedLines }: ReturnType<typeof readList>) =>
  parsedLines.map(({ number, quantity }) => [
    number,
    piecesOfQuantity(quantity) ?? (quantity.kind === 'faulty' && quantity.typed),
  ])
const faulty = (text: string) => {
  const quantity = read(text).parsedLines[0]?.quantity
  return quantity?.kind === 'faulty' ? quantity.error : quantity
}

it('reports a fraction as an invalid quantity', () => {
  expect(faulty('2.30256 ½')).toBe('too-small')
})

it('requires a choice between the ordered and the open quantity', () => {
  const table = 'Part no;Ordered;Delivered;Open\n2.30256;10;6;4\n3.00130;2;0;2'
  const typed = read(table).parsedLines.map(({ quantity }) => quantity.kind === 'faulty' && quantity.typed)
  expect(typed).toEqual(['10 / 6 / 4 ?', '2 / 0 / 2 ?'])
  const undelivered = 'Part no;Ordered;Delivered;Open\n2.30256;10;0;10\n3.00130;2;0;2'
  expect(read(undelivered).parsedLines.map(({ quantity }) => piecesOfQuantity(quantity))).toEqual([10, 2])
})

describe('one line of a list', () => {
  it.each([
    ['2.30256', '2.30256', 1],
    ['4\t2.30256', '2.30256', 4],
    ['2,30256;4', '2,30256', 4],
    ['2,30256', '2,30256', 1],
    ['2.30256|4', '2.30256', 4],
    ['4 2.30256', '2.30256', 4],
    ['4x2.30256', '2.30256', 4],
    ['4× 2.30256', '2.30256', 4],
    ['2.30256: 4', '2.30256', 4],
    ['4Stk2.30256', '2.30256', 4],
    ['4pcs.2.30256', '2.30256', 4],
    ['2.30256 4шт', '2.30256', 4],
    ['"2.30256","Bremsscheibe, vorne","4"', '2.30256', 4],
    ['="0012345";2', '0012345', 2],
    ['A 388 320 82 53', 'A 388 320 82 53', 1],
    ['A 388 320 82 53 2', 'A 388 320 82 53', 2],
    ['2 A 388 320 82 53', 'A 388 320 82 53', 2],
    ['A 388 320 82 53 - 2 Stk', 'A 388 320 82 53', 2],
    ['81.50803-0039 4', '81.50803-0039', 4],
    ['2X0 698 151 A', '2X0 698 151 A', 1],
    ['1 234 567 3', '1 234 567', 3],
    ['12;461984', '461984', 12],
    ['1;2.30256;Bremsscheibe;4;12,50', '2.30256', 4],
    ['Bitte 4 Stk. 2.30256 liefern', '2.30256', 4],
    ['2.30256;4,00', '2.30256', 4],
    ['2.30256\t1.000,00', '2.30256', 1000],
    ['2.30256\t1,000.00', '2.30256', 1000],
    ['2.30256\t1 000', '2.30256', 1000],
    ['2X0698151', '2X0698151', 1],
    ['DT12\t4', 'DT12', 4],
    ['4;DT12', 'DT12', 4],
    ['foo-unknown\t2', 'foo-unknown', 2],
    ['Luftfeder 2.30256;4', '2.30256', 4],
    ['２.３０２５６　４', '2.30256', 4],
  ])('"%s" is parsed to the number and quantity', (line, number, quantity) => {
    expect(only(line)).toEqual([number, quantity])
  })

  it.each([
    ['2.30256;0', 'too-small'],
    ['2.30256;1 / 4 ?', 'two-readings'],
    ['2.30256;2 ?', 'two-readings'],
    ['2.30256 -1', 'too-small'],
    ['2.30256 Luftfeder 268 511 2', 'two-readings'],
    ['5;2.30256;7', 'two-readings'],
  ])('"%s" has the invalid quantity %s', (line, error) => {
    expect(faulty(line)).toBe(error)
  })

  it('has the words that are neither number nor quantity as its remark', () => {
    expect(read('2.30256;Bremsscheibe vorne;4').parsedLines[0]?.remark).toBe('Bremsscheibe vorne')
  })
})

describe('a list', () => {
  it.each([
    'Artikelnummer;Menge',
    'Menge;Artikel-Nr.',
    'Part number\tQty',
    'Référence;Qté',
    'Codice articolo;Quantità',
    'Артикул;Кол-во',
    'Onderdeelnummer;Aantal',
    'Código;Quantidade',
    'Referencia;Cantidad',
    'Artikelnummer Menge',
  ])('is parsed with the headings %s', (headers) => {
    const line = headers.startsWith('Menge') ? '4;2.30256' : '2.30256;4'
    const { parsedLines, results } = read(
      `${headers}\n${headers.includes('\t') ? line.replace(';', '\t') : line}`,
    )
    expect(results.map(({ kind }) => kind)).toEqual(['heads', 'taken'])
    expect(parsedLines).toMatchObject([
      { lineNo: 2, number: '2.30256', quantity: { kind: 'whole', pieces: 4 } },
    ])
  })

  it('is parsed by its headings rather than the content of its cells', () => {
    const rows = rowsOfCells([
      ['Pos', 'Menge', 'Bezeichnung', 'Artikelnummer'],
      ['7', '3', 'Bremsscheibe', '461984'],
    ])
    expect(readList(rows).parsedLines[0]).toMatchObject({ number: '461984', quantity: { pieces: 3 } })
  })

  it('merges lines with the same number, and returns which were merged', () => {
    const { parsedLines, results } = read('2.30256;4\n230256 2\n353628')
    expect(parsedLines.map(({ quantity }) => piecesOfQuantity(quantity))).toEqual([6, 1])
    expect(results[1]).toMatchObject({ lineNo: 2, kind: 'merged', into: 1, pieces: 2 })
  })

  it('does not merge lines with ambiguous quantities', () => {
    expect(read('2.30256;4\n2.30256;abc').parsedLines).toHaveLength(2)
  })

  it('contains no parts for greetings and blank lines', () => {
    const { results } = read('\ufeffHallo Frau Becker,\r\n\r\nbitte liefern:\r\n2.30256 4\r\n')
    expect(results.map(({ kind }) => kind)).toEqual(['text', 'blank', 'text', 'taken'])
  })
})

const own = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10_000, max: 99_999 }))
  .map(([prefix, tail]) => `${prefix}.${tail}`)
const pieces = fc.integer({ min: 1, max: 999 })
const form = fc.constantFrom<(number: string, pieces: number) => string>(
  (number, count) => `${number}\t${count}`,
  (number, count) => `${number};${count}`,
  (number, count) => `${number},${count}`,
  (number, count) => `${number} ${count}`,
  (number, count) => `${count} x ${number}`,
  (number, count) => `${number} - ${count} Stk.`,
  (number, count) => `"${number}";"${count}"`,
)

describe('any pasted text', () => {
  it('is parsed to the original parts and quantities, in any notation of each line', () => {
    const lines = fc.uniqueArray(fc.tuple(own, pieces, form), {
      selector: ([number]) => number,
      maxLength: 60,
    })
    fc.assert(
      fc.property(lines, (ordered) => {
        const { parsedLines } = read(
          ordered.map(([number, count, write]) => write(number, count)).join('\r\n'),
        )
        expect(parsedLines.map(({ number, quantity }) => [number, piecesOfQuantity(quantity)])).toEqual(
          ordered.map(([number, count]) => [number, count]),
        )
      }),
    )
  })

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,;\t\n\r "x-A=\u0000|'), maxLength: 200, size: 'max' }),
  )

  it('has exactly one result per line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const rows = rowsOfText(text)
        const { results, parsedLines } = readList(rows)
        expect(results.map(({ lineNo, source }) => [lineNo, source])).toEqual(
          rows.map(({ lineNo, source }) => [lineNo, source]),
        )
        const acceptedLineNos = results.filter(({ kind }) => kind === 'taken').map(({ lineNo }) => lineNo)
        expect(parsedLines.map(({ lineNo }) => lineNo)).toEqual(acceptedLineNos)
        for (const { number } of parsedLines) expect(number).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })

  it('never returns a number that it does not contain', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const { number } of read(text).parsedLines)
          expect(normalizePartNumber(text)).toContain(normalizePartNumber(number))
      }),
      { numRuns: 500, examples: [['-0.00000-000x0'], ['-2.30256*0000'], [':2.30256=00-2.30256']] },
    )
  })

  it('has the parts and quantities of a table, in several sequences of its columns', () => {
    const rows = fc.uniqueArray(fc.tuple(own, pieces), {
      selector: ([number]) => number,
      minLength: 3,
      maxLength: 40,
    })
    const order = fc.constantFrom([0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 2, 0])
    fc.assert(
      fc.property(rows, order, fc.constantFrom('\t', ';', '|'), (ordered, places, separator) => {
        const line = (cells: readonly string[]) => places.map((place) => cells[place]).join(separator)
        const table = ordered.map(([number, count]) => line([number, 'Bremsscheibe', String(count)]))
        const { parsedLines } = read([line(['Artikelnummer', 'Bezeichnung', 'Menge']), ...table].join('\n'))
        expect(parsedLines.map(({ number, quantity }) => [number, piecesOfQuantity(quantity)])).toEqual(
          ordered,
        )
      }),
    )
  })

  it('has the correct total quantity if numbers are repeated', () => {
    const lines = fc.array(fc.tuple(fc.constantFrom('2.30256', '353628', 'SA2C0025'), pieces), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(lines, (ordered) => {
        const { parsedLines } = read(ordered.map(([number, count]) => `${number};${count}`).join('\n'))
        const sum = parsedLines.reduce((all, { quantity }) => all + (piecesOfQuantity(quantity) ?? 0), 0)
        expect(sum).toBe(ordered.reduce((all, [, count]) => all + count, 0))
      }),
    )
  })
})

describe('the sample file of the shop', () => {
  it.each(['de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'ru'])(
    'is parsed to the same parts in the language %s',
    (language) => {
      const folder = join(import.meta.dirname, '../../../src/ui/messages')
      const texts = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Record<
        string,
        string
      >
      const headers = `${texts['lines.typed']};${texts['cart.quantity']}`
      const { parsedLines } = readList(
        rowsOfText(`${headers}\n3.05239;4\nA 652 016 12 53;2\n81.50216-3455;1`),
      )
      expect(parsedLines.map(({ number, quantity }) => ({ number, quantity }))).toEqual([
        { number: '3.05239', quantity: { kind: 'whole', pieces: 4 } },
        { number: 'A 652 016 12 53', quantity: { kind: 'whole', pieces: 2 } },
        { number: '81.50216-3455', quantity: { kind: 'whole', pieces: 1 } },
      ])
    },
  )
})

describe('headings in one cell', () => {
  const HEADS = [
    ['Pos', 'Part number', 'Description', 'Quantity'],
    ['Item', 'Part no.', 'Description', 'Qty.'],
    ['Pos.', 'Artikelnummer', 'Bezeichnung', 'Menge'],
    ['Pos', 'Art. Nr.', 'Benennung', 'Stk.'],
    ['Pos', 'N° article', 'Désignation', 'Qté'],
    ['Ligne', 'Numéro de pièce', 'Désignation', 'Quantité'],
    ['Pos', 'Número de artículo', 'Descripción', 'Cantidad'],
    ['Pos', 'Codice articolo', 'Descrizione', 'Quantità'],
    ['Pos', 'Onderdeelnummer', 'Omschrijving', 'Aantal'],
    ['Pos', 'Número da peça', 'Descrição', 'Quantidade'],
    ['Поз', 'Номер детали', 'Наименование', 'Количество'],
    ['№', 'Артикул', 'Наименование', 'Кол-во'],
  ]
  const ORDERS = [
    [0, 1, 2, 3],
    [3, 1, 2, 0],
    [0, 3, 1, 2],
    [0, 1, 3, 2],
    [3, 0, 1, 2],
  ] as const
  const written = (
    headers: readonly string[],
    ordered: readonly (readonly [string, number])[],
    order: readonly number[],
    separator: string,
  ) => {
    const rows = ordered.map(([number, count], index) => [`${index + 1}`, number, 'Brake disc', `${count}`])
    const line = (cells: readonly string[], mark: string) => order.map((index) => cells[index]).join(mark)
    return [line(headers, ' '), ...rows.map((cells) => line(cells, separator))].join('\n')
  }
  const quantities = (text: string) => quantitiesIn(read(text))
  const table = (headers: string, ...rows: readonly string[]) => quantities([headers, ...rows].join('\n'))

  it('are split in several sequences of the columns', () => {
    const lines = fc.uniqueArray(fc.tuple(own, pieces), {
      selector: ([number]) => number,
      minLength: 1,
      maxLength: 40,
    })
    const order = fc.constantFrom(...ORDERS)
    fc.assert(
      fc.property(
        lines,
        fc.constantFrom(...HEADS),
        order,
        fc.constantFrom('\t', ';', '|', ', ', '   '),
        (ordered, headers, places, separator) => {
          expect(quantities(written(headers, ordered, places, separator))).toEqual(ordered)
        },
      ),
    )
  })

  it.each(ORDERS)('are split above consecutive quantities in the columns %i, %i, %i, %i', (...order) => {
    const ordered = [['2.30256', 2] as const, ['3.00130', 3] as const, ['1.00190', 4] as const]
    for (const headers of HEADS) expect(quantities(written(headers, ordered, order, '\t'))).toEqual(ordered)
  })

  it('distinguish the stock from the ordered quantity', () => {
    expect(
      table(
        'Part number Description Stock Order quantity',
        '2.30256;Disc;40;2',
        '3.00130;Pad;2;3',
        '1.00190;Hose;12;4',
      ),
    ).toEqual([
      ['2.30256', 2],
      ['3.00130', 3],
      ['1.00190', 4],
    ])
  })

  it.each([
    [
      'an additional column',
      ['1\t2.30256\tDisc\t2\tnow', '2\t3.00130\tPad\t3\t', '3\t1.00190\tHose\t4\t'],
      '2 ?',
    ],
    ['a further quantity', ['1\t2.30256\tDisc\t4\t48', '2\t3.00130\tPad\t7\t49'], '4 / 48 ?'],
    ['no quantity column', ['1\t2.30256\tDisc', '2\t3.00130\tPad'], '?'],
    ['no quantity in its only row', ['1\t2.30256\tDisc'], '1 ?'],
  ])('require a confirmed quantity for %s', (_, rows, typedText) => {
    const matches = table('Pos Part number Description Quantity', ...rows)
    expect(matches).toHaveLength(rows.length)
    expect(matches[0]).toEqual(['2.30256', typedText])
    for (const [, quantity] of matches) expect(quantity).toContain('?')
  })

  it('require a confirmed quantity for a row with a missing cell', () => {
    const headers = 'Pos Part number Description Quantity'
    expect(table(headers, '1   2.30256   Disc   4', '2   3.00130   7', '3   1.00190   Hose   2')).toEqual([
      ['2.30256', 4],
      ['3.00130', '?'],
      ['1.00190', 2],
    ])
  })

  it('without a quantity mean the quantity 1 for each part', () => {
    expect(table('Part number', '2.30256\tDisc', '3.00130\tPad')).toEqual([
      ['2.30256', 1],
      ['3.00130', 1],
    ])
  })
})

describe('a column of consecutive numbers without a heading', () => {
  const NUMBERS = ['2.30256', '3.00130', '1.00190']
  const knownNumbers = new Set(['3.00130', '1.00190'])
  const knowsTwo = (number: string) =>
    knownNumbers.has(number) ? { isOwn: true, skus: [number] } : undefined
  const readings = (row: (number: string, index: number) => string) => {
    const rows = rowsOfText(NUMBERS.map(row).join('\n'))
    return [readList(rows), readList(rows, knowsTwo)].map((list) =>
      quantitiesIn(list).map(([, quantity]) => quantity),
    )
  }

  it.each([
    ['after the text', (number: string, index: number) => `${number}\tDisc\t${index + 2}`],
    ['after positions', (number: string, index: number) => `${index + 1}\t${number}\tDisc\t${index + 2}`],
    ['at the start, from 2', (number: string, index: number) => `${index + 2}\t${number}\tDisc`],
  ])('that is %s contains quantities that the user has to confirm', (_, row) => {
    for (const reading of readings(row)) expect(reading).toEqual(['2 ?', '3 ?', '4 ?'])
  })

  it.each([1, 10])(
    'at the start of the rows contains positions if it starts with its increment: %d',
    (step) => {
      for (const reading of readings((number, index) => `${(index + 1) * step}\t${number}\tDisc`))
        expect(reading).toEqual([1, 1, 1])
    },
  )
})

describe('quantities in columns of several sites', () => {
  const table = (...rows: readonly string[]) =>
    quantitiesIn(read(['Part number;Berlin;Hamburg', ...rows].join('\n')))

  it('are added up per part', () => {
    expect(table('2.30256;2;3', '3.00130;-;4', '1.00190;5;')).toEqual([
      ['2.30256', 5],
      ['3.00130', 4],
      ['1.00190', 5],
    ])
  })

  it.each(['1.000', '3 pcs', 'open', '1e2'])(
    'have to be confirmed by the user in a row that contains %s',
    (typedText) => {
      const many = Array.from({ length: 400 }, () => '2.30256;2;3')
      expect(table(...many, `1.00190;${typedText};2`).at(-1)).toEqual(['1.00190', `${typedText} + 2`])
    },
  )
})

describe('ambiguous marks and digits', () => {
  it.each([
    ['Part number;Quantity;Price\n2.30256;4,000;12,50\n3.00130;2,000;7,90', [4, 2]],
    ['Part number;Quantity;Price\n2.30256;1.000;12,50\n3.00130;2.000;7,90', [1000, 2000]],
    ['2.30256 x 1O\n3.00130 x l2', [10, 12]],
  ])('are resolved by their context: %j', (text, pieces) => {
    expect(read(text).parsedLines.map(({ quantity }) => piecesOfQuantity(quantity))).toEqual(pieces)
  })

  it('in a Spanish phone number are not an order', () => {
    expect(read('2.30256;4\nTel. 956 12 34 56\n956 12 34 56').parsedLines).toHaveLength(1)
  })
})

describe('parts side by side in a row', () => {
  const ownValues = new Set(['2.30256', '3.05239', '4.43793', '3.00130', '1.00190', '2.11861'])
  const lookup = (number: string) => (ownValues.has(number) ? { isOwn: true, skus: [number] } : undefined)
  const quantities = (...rows: readonly string[]) =>
    quantitiesIn(readList(rowsOfText(rows.join('\n')), lookup))

  it.each([
    ['after each number', '2.30256;4;3.05239;2', '4.43793;1;3.00130;3'],
    ['before each number', '4;2.30256;2;3.05239', '1;4.43793;3;3.00130'],
    ['before each number with texts', '4;2.30256;disc;2;3.05239', '1;4.43793;pad;3;3.00130'],
  ])('have their own quantities %s', (_, ...rows) => {
    expect(quantities(...rows)).toEqual([
      ['2.30256', 4],
      ['3.05239', 2],
      ['4.43793', 1],
      ['3.00130', 3],
    ])
  })

  it('are returned with both possible quantities if a count is on each side of the number', () => {
    expect(quantities('5;2.30256;4;;3.05239;2', '8;4.43793;1;;3.00130;3')).toEqual([
      ['2.30256', '5 / 4'],
      ['3.05239', '4 / 2'],
      ['4.43793', '8 / 1'],
      ['3.00130', '1 / 3'],
    ])
  })

  it('include the first part of each row even if the row may start with a position', () => {
    const matches = quantities('1;2.30256;2;3.05239', '2;4.43793;3;3.00130')
    expect(matches.map(([number]) => number)).toEqual(expect.arrayContaining(['2.30256', '4.43793']))
  })
})
