import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { BrowserListFiles } from '#adapters/browser/quick-order/browser-list-files.ts'
import { csvOf } from '#adapters/browser/data-table/browser-sheet-files.ts'
import { FIRST_ROW, hostileLists, workbook } from '../../../fixtures/hostile-lists.fixture.ts'

const files = new BrowserListFiles()
const read = async (content: string | Uint8Array, name = 'list.csv') => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return cellsOf(await files.read({ name, size: bytes.length, bytes: () => Promise.resolve(bytes) }))
}
/** The cells of the rows, or the error. */
const cellsOf = (read: Awaited<ReturnType<BrowserListFiles['read']>>) =>
  read.ok ? read.value.map(({ cells }) => cells) : read.error

describe('a CSV file', () => {
  it.each([
    ['semicolons', '2.30256;4\r\n353628;2\r\n'],
    ['commas', '2.30256,4\n353628,2'],
    ['tabs and a byte order mark', '\ufeff2.30256\t4\n353628\t2'],
    ['mixed separators', '2.30256;4\n353628\t2'],
    ['quoted cells', '"2.30256","4"\n"353628","2"'],
  ])('is parsed with %s', async (_, text) => {
    expect(await read(text)).toEqual([
      ['2.30256', '4'],
      ['353628', '2'],
    ])
  })

  it('may contain separators and line breaks in quoted cells', async () => {
    expect(await read('"2.30256";"brake; disc\nfront";4')).toEqual([['2.30256', 'brake; disc\nfront', '4']])
  })

  it('is decoded from Windows-1252', async () => {
    expect(await read(Uint8Array.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72]))).toEqual([['Müller']])
  })
})

describe('a text that is not a table', () => {
  it.each([
    ['a line without an end', '4x 1.00190 '.repeat(5_000), 'line-too-long'],
    ['custom entities', '<!DOCTYPE a [<!ENTITY b "2.30256">]><cXML>&b;</cXML>', 'unreadable'],
    ['rich text', '{\\rtf1\\ansi 2.30256 4\\par}', 'unreadable'],
  ])('is rejected: %s', async (_, text, kind) => {
    expect(await read(text)).toEqual({ kind })
  })

  it('is accepted if it is JSON in one long line', async () => {
    const items = Array.from({ length: 2_000 }, () => ({ sku: '2.30256', quantity: 4 }))
    expect(await read(JSON.stringify({ items }))).toBeInstanceOf(Array)
  })
})

describe('a text in a legacy encoding', () => {
  const lines = [
    ['Артикул', 'Количество'],
    ['2.30256', '4'],
  ]
  const text = lines.map((cells) => cells.join(';')).join('\r\n')
  const windows1251 = Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return code < 0x80 ? code : code - 0x410 + 0xc0
  })
  const utf16 = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)

  it('is decoded without loss of letters', async () => {
    expect(await read(windows1251)).toEqual(lines)
    expect(await read(Uint8Array.from([0xff, 0xfe, ...utf16]))).toEqual(lines)
    const latin = new Uint8Array(Uint16Array.from('2.30256;4', (letter) => letter.charCodeAt(0)).buffer)
    expect(await read(latin)).toEqual([['2.30256', '4']])
  })
})

describe('a workbook', () => {
  it('is detected by its content, and its first sheet is parsed', async () => {
    const cell = (value: string | number) => ({ value })
    const sheet = [
      [cell('Artikelnummer'), cell('Menge')],
      [cell('A 388 320 82 53'), cell(4)],
    ]
    const buffer = await writeXlsxFile(sheet).toBuffer()
    expect(await read(new Uint8Array(buffer), 'list.csv')).toEqual([
      ['Artikelnummer', 'Menge'],
      ['A 388 320 82 53', '4'],
    ])
  })

  it('is parsed from its second sheet if the first is a cover', async () => {
    const buffer = await writeXlsxFile([
      { sheet: 'Cover', data: [[{ value: 'Order of workshop North' }]] },
      { sheet: 'Parts', data: [[{ value: '2.30256' }, { value: 4 }]] },
    ]).toBuffer()
    expect(await read(new Uint8Array(buffer), 'list.xlsx')).toEqual([['2.30256', '4']])
  })

  it('of 5,000 lines is parsed completely', async () => {
    const lines = Array.from({ length: 5000 }, (_, line) => [
      `A ${line} 320 82 53 with a long remark`,
      `${line}`,
    ])
    const buffer = await writeXlsxFile(lines.map((line) => line.map((value) => ({ value })))).toBuffer()
    expect(await read(new Uint8Array(buffer), 'list.xlsx')).toEqual(lines)
  })

  it('is parsed without struck-through cells', async () => {
    const struck = { textDecoration: { strikethrough: true } }
    const sheet = [
      [{ value: 'Number' }, { value: 'Quantity' }],
      [{ value: '2.30256' }, { value: 4 }],
      [
        { value: '3.00130', ...struck },
        { value: 2, ...struck },
      ],
      [{ value: '5.05327', fontWeight: 'bold' as const }, { value: 1 }],
    ]
    const buffer = await writeXlsxFile(sheet).toBuffer()
    expect(await read(new Uint8Array(buffer), 'list.xlsx')).toEqual([
      ['Number', 'Quantity'],
      ['2.30256', '4'],
      ['', ''],
      ['5.05327', '1'],
    ])
  })

  it('is parsed without struck-through text inside a cell', async () => {
    const buffer = await writeXlsxFile([[{ value: 'OLD' }, { value: 4 }]]).toBuffer()
    const book = unzipSync(new Uint8Array(buffer))
    const name = 'xl/sharedStrings.xml'
    const texts = strFromU8(book[name] ?? new Uint8Array())
    const run = (number: string, style = '') => `<r><rPr>${style}<sz val="11"/></rPr><t>${number}</t></r>`
    const mixed = texts.replace('<t>OLD</t>', run('3.00130', '<strike/>') + run('2.30256'))
    expect(mixed).not.toBe(texts)
    const bytes = zipSync({ ...book, [name]: strToU8(mixed) })
    expect(await read(bytes, 'list.xlsx')).toEqual([['2.30256', '4']])
  })
})

it('a workbook with 200,000 formatted empty rows is parsed without them', async () => {
  const empty = Array.from(
    { length: 200_000 },
    (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" s="0"/></row>`,
  )
  const bytes = await workbook(FIRST_ROW + empty.join(''))
  expect(await read(bytes)).toEqual([['2.30256', '4']])
})

describe('a file that cannot be read', async () => {
  it.each(await hostileLists())('is rejected: $what', async ({ name, bytes, error }) => {
    expect(await read(bytes, name)).toMatchObject(error)
  })

  it.each([
    ['an XLSB', 'binary-workbook', { 'xl/workbook.bin': 'x', '_rels/.rels': '<Relationships/>' }],
    ['a file from Apple Numbers', 'apple-format', { 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }],
    ['a file from Apple Pages', 'apple-format', { 'Index.zip': 'x' }],
    [
      'an ODS with a password',
      'protected',
      {
        'META-INF/manifest.xml':
          '<manifest:file-entry><manifest:encryption-data></manifest:encryption-data></manifest:file-entry>',
        'content.xml': '\u0003\u0007',
      },
    ],
  ])('%s is rejected with the reason "%s"', async (_, kind, parts) => {
    const bytes = zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])),
    )
    expect(await read(bytes)).toEqual({ kind })
  })

  it('that is an archive with password-protected files is rejected as protected', async () => {
    const bytes = zipSync({ 'list.xml': strToU8('<a/>') })
    bytes[6] = 1
    expect(await read(bytes)).toEqual({ kind: 'protected' })
  })

  it('that contains only millions of line breaks is rejected as empty', async () => {
    expect(await read('\n'.repeat(4_900_000))).toEqual({ kind: 'empty' })
  })

  it.each([
    ['WebP', 'RIFF\0\x01\0\0WEBPVP8 '],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0'],
  ])('is rejected as a picture: %s', async (_, header) => {
    const bytes = Uint8Array.from(
      { length: 400 },
      (__, index) => header.charCodeAt(index) || (index * 7) % 256,
    )
    expect(await read(bytes)).toEqual({ kind: 'picture' })
  })
})

describe('an invalid list file', () => {
  it('is rejected for its size before it is read', async () => {
    const bytes = () => Promise.reject(new Error('was read'))
    const refused = await files.read({ name: 'list.csv', size: 20 * 1024 * 1024, bytes })
    expect(cellsOf(refused)).toEqual({ kind: 'too-large' })
  })

  it('is rejected if it has too many lines', async () => {
    expect(await read('2.30256;1\n'.repeat(6000))).toEqual({ kind: 'too-many-lines', lines: 6000 })
  })

  it('is rejected as unreadable if it has the extension of a list, but binary content', async () => {
    const picture = Uint8Array.from({ length: 400 }, (_, index) => (index * 7) % 256)
    expect(await read(picture)).toEqual({ kind: 'unreadable' })
  })

  it('is rejected as empty if it contains only blanks and line breaks', async () => {
    expect(await read(' \r\n\r\n')).toEqual({ kind: 'empty' })
  })
})

it.each(['de', 'en'] as const)(
  'a CSV file exported by the shop in the language %s is parsed without the apostrophes that escape formulas',
  async (language) => {
    const rows = [
      ['=HYPERLINK("http://x")', 4],
      ['-1+2', 'plain; "quoted", too'],
    ]
    const text = await (await csvOf({ name: 'list', heads: ['Number', 'Quantity'], rows }, language)).text()
    expect(text).toContain("'=HYPERLINK")
    const value = [
      ['Number', 'Quantity'],
      ['=HYPERLINK("http://x")', '4'],
      ['-1+2', 'plain; "quoted", too'],
    ]
    expect(await read(text)).toEqual(value)
  },
)
