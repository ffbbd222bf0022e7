import { describe, expect, it } from 'vitest'
import { tablesOfMarkup } from '#domain/list-reader/markup-tables.ts'

describe('a workbook', () => {
  const sheet = (rows: string) => tablesOfMarkup(`<x:table>${rows}</x:table>`)[0]
  const cell = (text: string, attributes = '') => `<x:cell ${attributes}><p>${text}</p></x:cell>`

  it('has a table for each sheet', () => {
    expect(
      tablesOfMarkup(
        `<table><row>${cell('2.30256')}${cell('4')}</row></table><table><row>${cell('3.05239')}</row></table>`,
      ),
    ).toEqual([[['2.30256', '4']], [['3.05239']]])
    expect(tablesOfMarkup('')).toEqual([])
  })

  it('is parsed to rows and cells from any XML vocabulary', () => {
    expect(
      sheet(
        '<table-row><table-cell> a </table-cell><covered-table-cell/><table-cell>b</table-cell></table-row>',
      ),
    ).toEqual([['a', '', 'b']])
    expect(sheet('<tr><tc>a</tc><tc>b</tc></tr>')).toEqual([['a', 'b']])
  })

  it('has the stored value of a number, not the displayed one', () => {
    expect(sheet(`<row>${cell('2.30', 'o:value-type="float" o:value="2.30256"')}</row>`)).toEqual([
      ['2.30256'],
    ])
    expect(sheet(`<row>${cell('2.30', 'o:value-type="string" o:value="2.30256"')}</row>`)).toEqual([['2.30']])
  })

  it('has empty cells before a cell whose attribute "index" skips columns, at most two hundred cells in a row', () => {
    expect(sheet(`<row>${cell('a')}${cell('b', 's:index="4"')}${cell('c')}</row>`)).toEqual([
      ['a', '', '', 'b', 'c'],
    ])
    expect(sheet(`<row>${cell('a')}${cell('b', 's:index="1"')}</row>`)).toEqual([['a', 'b']])
    expect(sheet(`<row>${cell('a')}${cell('b', 's:index="900"')}</row>`)?.[0]).toHaveLength(200)
  })

  it('has at most two hundred cells in a row when cells are repeated', () => {
    expect(sheet(`<row>${cell('a', 'number-columns-repeated="3"')}${cell('b')}</row>`)).toEqual([
      ['a', 'a', 'a', 'b'],
    ])
    expect(sheet(`<row>${cell('a')}${cell('b', 'number-columns-repeated="900"')}</row>`)?.[0]).toHaveLength(
      200,
    )
    expect(
      sheet(
        `<row>${cell('a', 'number-columns-repeated="-3"')}${cell('b', 'number-columns-repeated="x"')}</row>`,
      ),
    ).toEqual([['a', 'b']])
  })

  it('has repeated rows, at most a hundred if they are blank', () => {
    const repeated = (count: number, text: string) =>
      sheet(`<row number-rows-repeated="${count}">${cell(text)}</row><row>${cell('b')}</row>`)
    expect(repeated(2, 'a')).toEqual([['a'], ['a'], ['b']])
    expect(repeated(101, 'a')).toHaveLength(102)
    expect(repeated(2, '')).toEqual([[], [], ['b']])
    expect(repeated(101, '')).toHaveLength(101)
    expect(repeated(30_000, 'a')).toHaveLength(25_000)
  })

  it('has no hidden or filtered rows', () => {
    const rows = [
      'hidden="1"',
      't:visibility="collapse"',
      't:visibility="filter"',
      'hidden="0"',
      't:visibility="visible"',
    ]
    expect(
      sheet(rows.map((attributes, index) => `<row ${attributes}>${cell(String(index))}</row>`).join('')),
    ).toEqual([['3'], ['4']])
  })

  it('has no comments and deleted text', () => {
    expect(sheet('<row><cell>a<annotation>b<annotation>c</annotation>d</annotation>e</cell></row>')).toEqual([
      ['ae'],
    ])
    expect(
      sheet('<row><cell>a<delText>b</delText><instrText>c</instrText><comment>d</comment>e</cell></row>'),
    ).toEqual([['ae']])
    expect(sheet('<row><cell>a<annotation/>b</annotation>c</cell></row>')).toEqual([['abc']])
  })

  it('has no cells or text outside a row', () => {
    expect(sheet('<cell>a</cell>b<row></row>')).toEqual([[]])
    expect(tablesOfMarkup('<row><cell>a</cell></row>')).toEqual([])
  })
})

describe('a document', () => {
  const body = (content: string) => tablesOfMarkup(`<w:body>${content}</w:body>`)[0]

  it('has its paragraphs as rows of one cell', () => {
    expect(body('<w:p><w:r><w:t>4 x 2.30256</w:t></w:r></w:p><w:p/><w:p>2 x 3.05239</w:p>')).toEqual([
      ['4 x 2.30256'],
      [],
      ['2 x 3.05239'],
    ])
  })

  it('is read with its tables and paragraphs in their order', () => {
    expect(
      body(
        '<w:p>a</w:p><w:tr><w:tc><w:p>b</w:p><w:p>c</w:p></w:tc><w:tc><w:p>4</w:p></w:tc></w:tr><w:p>d</w:p>',
      ),
    ).toEqual([['a'], ['b c', '4'], ['d']])
  })

  it.each(['<w:tab/>', '<w:br/>', '<text:s/>', '<text:line-break/>'])(
    'has a blank in place of %s',
    (blank) => {
      expect(body(`<w:p>2.30256${blank}4</w:p>`)).toEqual([['2.30256 4']])
    },
  )

  it('has no struck-through text up to the next run', () => {
    expect(body('<w:p><w:r><w:strike/>a</w:r><w:r>b</w:r></w:p>')).toEqual([['b']])
    expect(body('<w:p><w:r><w:strike w:val="false"/>a</w:r></w:p>')).toEqual([['a']])
    expect(body('<w:p><w:r><w:strike w:val="true"/>a</w:r></w:p>')).toEqual([[]])
  })
})

describe('a workbook saved as one XML file', () => {
  const rows =
    '<Row><Cell><Data>9.99999</Data></Cell><Cell><Data>2.30256</Data></Cell><Cell><Data>4</Data></Cell></Row>'

  it('is parsed without hidden columns', () => {
    const columns = '<Column ss:Hidden="1"/><Column ss:Index="4" ss:Hidden="1" ss:Span="2"/>'
    expect(tablesOfMarkup(`<Table>${columns}${rows}</Table>`)).toEqual([[['2.30256', '4']]])
  })

  it('is parsed without hidden sheets', () => {
    const options = '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>'
    expect(
      tablesOfMarkup(`<Table>${rows}</Table>${options}<Table><Row><Cell>x</Cell></Row></Table>`),
    ).toEqual([[['x']]])
  })

  it('is parsed without struck-through cells', () => {
    const styles = '<Style ss:ID="s1"><Font ss:StrikeThrough="1"/></Style>'
    expect(
      tablesOfMarkup(`${styles}<Table><Row><Cell ss:StyleID="s1">9.99999</Cell><Cell>4</Cell></Row></Table>`),
    ).toEqual([[['', '4']]])
  })
})

it('a document is parsed without hidden text', () => {
  const run = (properties: string, text: string) =>
    `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
  const paragraph = `<w:p>${run('<w:vanish/>', '9.99999')}${run('<w:strike w:val="0"/>', '2.30256')}</w:p>`
  expect(tablesOfMarkup(`<w:body>${paragraph}</w:body>`)).toEqual([[['2.30256']]])
})
