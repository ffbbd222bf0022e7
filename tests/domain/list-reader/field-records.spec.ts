import { describe, expect, it } from 'vitest'
import { fieldRecords } from '#domain/list-reader/field-records.ts'

describe('records of named fields', () => {
  it.each([
    ['semicolons', ['sku=2.30256;qty=4', 'sku=3.00130;qty=2']],
    ['an ampersand', ['sku=2.30256&qty=4', 'sku=3.00130&qty=2']],
    ['a vertical bar and colons', ['sku:2.30256|qty:4', 'sku:3.00130|qty:2']],
    ['a tab', ['sku=2.30256\tqty=4', 'sku=3.00130\tqty=2']],
    ['a slash', ['sku=2.30256 / qty=4', 'sku=3.00130 / qty=2']],
    ['a comma in braces', ['{"sku": "2.30256", "qty": "4"},', '{"sku": "3.00130", "qty": "2"}']],
    ['blanks', ['sku=2.30256 qty=4', 'sku=3.00130 qty=2']],
    ['all in one line', ['?sku[0]=2.30256&qty[0]=4&sku[1]=3.00130&qty[1]=2']],
  ])('are parsed to a table with the names as headings, separated by %s', (_, lines) => {
    expect(fieldRecords(lines)).toEqual([
      ['sku', 'qty'],
      ['2.30256', '4'],
      ['3.00130', '2'],
    ])
  })

  it('have an empty cell if a record lacks the field', () => {
    expect(fieldRecords(['sku=2.30256;qty=4;note=a', '', 'qty=2;sku=3.00130'])).toEqual([
      ['sku', 'qty', 'note'],
      ['2.30256', '4', 'a'],
      ['3.00130', '2', ''],
    ])
  })

  it('are detected below lines of text, which remain rows, but not if lines of text follow', () => {
    expect(fieldRecords(['Order 7', 'sku=2.30256;qty=4', 'sku=3.00130;qty=2', 'End'])).toBeUndefined()
    expect(fieldRecords(['Order 7', 'sku=2.30256;qty=4', 'sku=3.00130;qty=2'])).toEqual([
      ['Order 7'],
      ['sku', 'qty'],
      ['2.30256', '4'],
      ['3.00130', '2'],
    ])
  })

  it.each([
    ['no line has a name', ['2.30256;4']],
    ['there is no quantity', ['sku=2.30256;note=a']],
    ['there is no number', ['qty=4;note=a']],
    ['each line has one field', ['sku=2.30256', 'qty=4']],
    ['a name is a sentence', ['the part that we need today=2.30256;qty=4']],
    ['a line is too long', [`sku=2.30256;qty=4;${'note=a;'.repeat(300)}`]],
    ['the text is empty', ['', ' ']],
  ])('are not detected if %s', (_, lines) => {
    expect(fieldRecords(lines)).toBeUndefined()
  })
})
