import { strToU8, unzipSync, zipSync } from 'fflate'
import PdfDocument from 'pdfkit'
import writeXlsxFile from 'write-excel-file/node'
import type { Draw, Item } from './draw.ts'
import { ALL, orderedOf, style, table, type Style } from './file-style.ts'

const BOM = '\ufeff'
const CYRILLIC = /[А-яЁё]/

const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    if (code < 0x80) return code
    if (letter === '№') return 0xb9
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : 0x3f
  })
const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) =>
    (letter.codePointAt(0) ?? 0) < 0x100 ? (letter.codePointAt(0) ?? 0) : 0x3f,
  )
const utf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(BOM + text, (letter) => letter.charCodeAt(0)).buffer)

type Cell = string | number | null
const workbook = async (
  rows: readonly (readonly Cell[])[],
  sheets: readonly (readonly (readonly Cell[])[])[] = [],
) => {
  const asCells = (all: readonly (readonly Cell[])[]) =>
    all.map((cells) => cells.map((cell) => (cell === null || cell === '' ? null : { value: cell })))
  const all = [...sheets, rows].map((each, index) => ({ sheet: `Sheet ${index + 1}`, data: asCells(each) }))
  return new Uint8Array(await writeXlsxFile(all as never).toBuffer())
}

async function changedSheet(book: Promise<Uint8Array>, change: (xml: string) => string): Promise<Uint8Array> {
  const { 'xl/worksheets/sheet1.xml': sheet = new Uint8Array(), ...files } = unzipSync(await book)
  return zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(change(new TextDecoder().decode(sheet))) })
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const headed = (draw: Draw, items: readonly Item[]): readonly (readonly Cell[])[] => [
  [draw.words.position, draw.of(draw.words.article), draw.words.name, draw.of(draw.words.quantity)],
  ...items.map((item, index) => [index + 1, item.sku, item.name, item.quantity] as const),
]

const openDocument = (rows: readonly (readonly Cell[])[]): Uint8Array => {
  const cell = (value: Cell): string => {
    if (value === null || value === '') return '<table:table-cell/>'
    return typeof value === 'number'
      ? `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${value}</text:p></table:table-cell>`
      : `<table:table-cell office:value-type="string"><text:p>${escaped(value)}</text:p></table:table-cell>`
  }
  const xml = `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table table:name="Cover"><table:table-row><table:table-cell table:number-columns-repeated="1024"/></table:table-row></table:table><table:table table:name="List">${rows
    .map(
      (cells) =>
        `<table:table-row>${cells.map(cell).join('')}<table:table-cell table:number-columns-repeated="1020"/></table:table-row>`,
    )
    .join(
      '',
    )}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(xml),
    'styles.xml': strToU8('<x/>'),
  })
}

const textDocument = (title: string, rows: readonly (readonly Cell[])[]): Uint8Array => {
  const paragraph = (text: Cell) =>
    `<w:p><w:r><w:t xml:space="preserve">${escaped(String(text ?? ''))}</w:t></w:r></w:p>`
  const xml = `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${paragraph(title)}<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl></w:body></w:document>`
  return zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8(xml) })
}

async function pdf(write: (document: InstanceType<typeof PdfDocument>) => void): Promise<Uint8Array> {
  const document = new PdfDocument({ size: 'A4' })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const end = new Promise((resolve) => document.on('end', resolve))
  write(document.fontSize(9))
  document.end()
  await end
  return new Uint8Array(Buffer.concat(chunks))
}

const base64 = (text: string): string => Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')
const quotedPrintable = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      [...Buffer.from(line)]
        .map((byte) =>
          byte < 32 || byte > 126 || byte === 61
            ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
            : String.fromCharCode(byte),
        )
        .join('')
        .replace(/(.{60})(?!$)(?<!=.?)/g, '$1=\r\n'),
    )
    .join('\r\n')

const mail = (parts: readonly (readonly [string, string, string])[], kind = 'mixed'): string =>
  [
    'Received: from mail.haulier.example (10.0.0.1) by shop.example; Mon, 2 Mar 2026 10:12:13 +0100',
    'From: Peter Huber <peter@haulier.example>',
    'To: sales@shop.example',
    'Subject: =?utf-8?B?QmVzdGVsbHVuZw==?= 4500123456',
    'Message-ID: <20260302101213.123456@haulier.example>',
    'MIME-Version: 1.0',
    `Content-Type: multipart/${kind}; boundary="b_123456_7"`,
    '',
    ...parts.flatMap(([type, encoding, body]) => [
      '--b_123456_7',
      `Content-Type: ${type}`,
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      body,
    ]),
    '--b_123456_7--',
    '',
  ].join('\r\n')

export const FILE_STYLES: readonly Style[] = [
  style('old encodings', 'ordinary', [...ALL, ...ALL], (draw) => {
    const items = draw.items(8)
    const text = table(headed(draw, items) as string[][], ';').replaceAll('\n', '\r\n')
    const encode = draw.of([
      CYRILLIC.test(text) ? windows1251 : latin1,
      utf16,
      (all: string) => strToU8(BOM + all),
    ])
    return { content: encode(text), items: orderedOf(items) }
  }),
  style('workbook', 'ordinary', ALL, (draw) => {
    const items = draw.items(9)
    return { content: workbook([[draw.words.title], [], ...headed(draw, items)]), items: orderedOf(items) }
  }),
  style('workbook with numbers stored as numbers', 'ordinary', ['de', 'en', 'ru'], (draw) => {
    const items = draw
      .items(40)
      .filter(({ sku }) => /^\d+\.\d+$/.test(sku))
      .slice(0, 12)
    const rows = items.map((item) => [Number(item.sku), item.quantity])
    return {
      content: workbook([[draw.of(draw.words.article), draw.of(draw.words.quantity)], ...rows]),
      items: orderedOf(items),
    }
  }),
  style('workbook with the list on the second sheet', 'ordinary', ['de', 'en', 'fr'], (draw) => {
    const items = draw.items(6)
    const cover = [[draw.words.title], ['Huber GmbH', 4711], ['Tel.', '+49 89 1234567']]
    return { content: workbook(headed(draw, items), [cover]), items: orderedOf(items) }
  }),
  style('workbook with hidden rows', 'unusual', ['de', 'en', 'es'], (draw) => {
    const items = draw.items(8)
    const isHidden = (index: number) => index % 3 === 1
    const content = changedSheet(workbook(headed(draw, items)), (xml) =>
      xml.replace(/<row r="(\d+)"/g, (all, row: string) =>
        Number(row) > 1 && isHidden(Number(row) - 2) ? `${all} hidden="1"` : all,
      ),
    )
    return { content, items: orderedOf(items.filter((_, index) => !isHidden(index))) }
  }),
  style('workbook with merged cells and formulas', 'unusual', ['de', 'en', 'it'], (draw) => {
    const items = draw.items(6)
    const content = changedSheet(workbook([[draw.words.title, '', ''], ...headed(draw, items)]), (xml) =>
      xml
        .replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="A1:D1"/></mergeCells>')
        .replace(/<c r="D(\d+)"([^>]*)><v>(\d+)<\/v>/g, '<c r="D$1"$2><f>SUM(X$1:Z$1)</f><v>$3</v>'),
    )
    return { content, items: orderedOf(items) }
  }),
  style('OpenDocument sheet', 'ordinary', ['de', 'fr', 'ru', 'nl'], (draw) => {
    const items = draw.items(7)
    return {
      content: openDocument([[draw.words.title], [], ...headed(draw, items)]),
      items: orderedOf(items),
    }
  }),
  style('spreadsheet as XML', 'unusual', ['en', 'de'], (draw) => {
    const items = draw.items(6)
    const rows = headed(draw, items)
      .map(
        (cells) =>
          `<Row>${cells.map((cell) => `<Cell><Data ss:Type="${typeof cell === 'number' ? 'Number' : 'String'}">${escaped(String(cell))}</Data></Cell>`).join('')}</Row>`,
      )
      .join('\n')
    const content = `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="1"><Table>${rows}</Table></Worksheet></Workbook>`
    return { content: strToU8(content), items: orderedOf(items) }
  }),
  style('text document with a table', 'unusual', ['de', 'es'], (draw) => {
    const items = draw.items(6)
    return { content: textDocument(draw.words.title, headed(draw, items)), items: orderedOf(items) }
  }),
  style('PDF order form', 'ordinary', ['de', 'en', 'fr', 'es'], (draw) => {
    const items = draw.items(30)
    const rows = headed(draw, items)
    const content = pdf((document) => {
      document.text(draw.words.title, 50, 50)
      document.text('Huber GmbH, Industriestr. 12, 48163 Münster, Tel. +49 251 987654', 50, 64)
      rows.forEach((cells, index) => {
        if (index === 18) document.addPage()
        const y = 100 + (index % 18) * 18
        cells.forEach((cell, column) =>
          document.text(String(cell), [50, 90, 180, 460][column] ?? 50, y, { lineBreak: false }),
        )
      })
    })
    return { content, items: orderedOf(items) }
  }),
  style('saved mail', 'ordinary', ALL, (draw) => {
    const { words } = draw
    const items = draw.items(5)
    const text = [
      words.hello,
      `${words.please}:`,
      ...items.map((item) => `${item.sku} ${item.name} ${item.quantity} ${words.piece}`),
      words.regards,
      'Peter Huber',
      'Tel. +49 251 987654',
    ].join('\n')
    const content = draw.of([
      () => mail([['text/plain; charset="utf-8"', 'base64', base64(text)]]),
      () =>
        mail(
          [
            ['text/plain; charset=utf-8', 'quoted-printable', quotedPrintable(text)],
            [
              'text/html; charset=utf-8',
              'quoted-printable',
              quotedPrintable(`<p>${text.replaceAll('\n', '<br>')}</p>`),
            ],
          ],
          'alternative',
        ),
      () =>
        mail([
          [
            'text/html; charset=utf-8',
            'base64',
            base64(`<div>${text.replaceAll('\n', '</div><div>')}</div>`),
          ],
        ]),
    ])()
    return { content: strToU8(content), items: orderedOf(items) }
  }),
  style('saved mail with the list attached', 'unusual', ['de', 'en', 'pt'], (draw) => {
    const { words } = draw
    const items = draw.items(5)
    const list = table(headed(draw, items) as string[][], ';')
    const content = mail([
      [
        'text/plain; charset=utf-8',
        'base64',
        base64(`${words.hello}\n${words.please}\n${words.regards}\nPeter`),
      ],
      ['text/csv; charset=utf-8; name="list.csv"', 'base64', base64(list)],
    ])
    return { content: strToU8(content), items: orderedOf(items) }
  }),
  style('EDIFACT ORDERS', 'ordinary', ['de', 'en', 'fr', 'nl'], (draw) => {
    const items = draw.items(5)
    const body = items
      .map((item, index) =>
        draw.of([
          `LIN+${index + 1}++${item.sku}:SA'IMD+F++:::${item.name}'QTY+21:${item.quantity}:PCE'PRI+AAA:${item.price}'`,
          `LIN+${index + 1}++${item.gtin}:EN'PIA+5+${item.sku}:SA::91+K${index}777:IN'QTY+21:${item.quantity}'`,
        ]),
      )
      .join(draw.of(['', '\n']))
    const content = `UNA:+.? 'UNB+UNOC:3+4012345000009:14+4012345000010:14+260312:1012+4711'UNH+1+ORDERS:D:96A:UN:EAN008'BGM+220+4500012345+9'DTM+137:20260312:102'NAD+BY+4012345000009::9'${body}UNS+S'CNT+2:${items.length}'UNT+99+1'UNZ+1+4711'`
    return { content, items: orderedOf(items) }
  }),
  style('XML orders', 'ordinary', [...ALL], (draw) => {
    const items = draw.items(5)
    const content = draw.of([
      () =>
        `<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd"><cXML payloadID="1"><Request><OrderRequest><OrderRequestHeader orderID="4711" orderDate="2026-03-12"><Total><Money currency="EUR">99.00</Money></Total></OrderRequestHeader>${items.map((item, index) => `<ItemOut quantity="${item.quantity}" lineNumber="${index + 1}"><ItemID><SupplierPartID>${item.sku}</SupplierPartID><BuyerPartID>K-1</BuyerPartID></ItemID><ItemDetail><UnitPrice><Money currency="EUR">${item.price}</Money></UnitPrice><Description xml:lang="de">${escaped(item.name)}</Description><ManufacturerPartID>${item.oe}</ManufacturerPartID></ItemDetail></ItemOut>`).join('')}</OrderRequest></Request></cXML>`,
      () =>
        `<ORDER xmlns="http://www.opentrans.org/XMLSchema/2.1" xmlns:bmecat="b"><ORDER_HEADER/><ORDER_ITEM_LIST>${items.map((item, index) => `<ORDER_ITEM><LINE_ITEM_ID>${index + 1}</LINE_ITEM_ID><PRODUCT_ID><bmecat:SUPPLIER_PID>${item.sku}</bmecat:SUPPLIER_PID><bmecat:INTERNATIONAL_PID type="gtin">${item.gtin}</bmecat:INTERNATIONAL_PID><bmecat:BUYER_PID>7777777</bmecat:BUYER_PID><bmecat:DESCRIPTION_SHORT>${escaped(item.name)}</bmecat:DESCRIPTION_SHORT></PRODUCT_ID><QUANTITY>${item.quantity}</QUANTITY><bmecat:ORDER_UNIT>C62</bmecat:ORDER_UNIT></ORDER_ITEM>`).join('')}</ORDER_ITEM_LIST></ORDER>`,
      () =>
        `<?xml version="1.0" encoding="UTF-8"?><Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2" xmlns:cac="a" xmlns:cbc="b"><cbc:ID>4711</cbc:ID>${items.map((item, index) => `<cac:OrderLine><cac:LineItem><cbc:ID>${index + 1}</cbc:ID><cbc:Quantity unitCode="C62">${item.quantity}.00</cbc:Quantity><cac:Price><cbc:PriceAmount currencyID="EUR">${item.price}</cbc:PriceAmount></cac:Price><cac:Item><cbc:Name>${escaped(item.name)}</cbc:Name><cac:BuyersItemIdentification><cbc:ID>K-77</cbc:ID></cac:BuyersItemIdentification><cac:SellersItemIdentification><cbc:ID>${item.sku}</cbc:ID></cac:SellersItemIdentification></cac:Item></cac:LineItem></cac:OrderLine>`).join('')}</Order>`,
      () =>
        `<order><items>${items.map((item) => `<item><sku>${item.sku}</sku><description>${escaped(item.name)}</description><qty>${item.quantity}</qty></item>`).join('')}</items></order>`,
    ])()
    return { content, items: orderedOf(items) }
  }),
  style('OCI basket', 'unusual', ['de', 'en'], (draw) => {
    const items = draw.items(4)
    const fields = items.flatMap((item, index) => [
      [`NEW_ITEM-DESCRIPTION[${index + 1}]`, item.name],
      [`NEW_ITEM-QUANTITY[${index + 1}]`, `${item.quantity}.000`],
      [`NEW_ITEM-VENDORMAT[${index + 1}]`, item.sku],
      [`NEW_ITEM-PRICE[${index + 1}]`, String(item.price)],
    ])
    const content =
      draw.language === 'de'
        ? new URLSearchParams(fields as [string, string][]).toString()
        : `<html><body><form>${fields.map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value ?? '')}">`).join('')}</form></body></html>`
    return { content, items: orderedOf(items) }
  }),
  style('JSON', 'ordinary', ['de', 'en', 'en', 'fr', 'es', 'it'], (draw) => {
    const items = draw.items(5)
    const content = draw.of([
      () => JSON.stringify({ orderNo: 4711, items: items.map(({ sku, quantity }) => ({ sku, quantity })) }),
      () =>
        JSON.stringify(
          items.map((item) => ({ articleNumber: item.sku, name: item.name, qty: String(item.quantity) })),
        ),
      () =>
        JSON.stringify(
          {
            lines: items.map((item, index) => ({
              pos: index + 1,
              product: { partNo: item.sku, gtin: item.gtin },
              amount: item.quantity,
              price: item.price,
            })),
          },
          null,
          2,
        ),
      () => items.map((item) => JSON.stringify({ part_number: item.sku, qty: item.quantity })).join('\n'),
      () => JSON.stringify(Object.fromEntries(items.map((item) => [item.sku, item.quantity]))),
    ])()
    return { content, items: orderedOf(items) }
  }),
]
