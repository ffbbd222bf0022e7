import { describe, expect, it } from 'vitest'
import { roleOf, rolesOf } from '#domain/list-reader/column-roles.ts'

describe('the role of a heading', () => {
  it.each([
    ['Artikelnummer', 'number'],
    ['Part No.', 'number'],
    ['Art. Nr.', 'number'],
    ['Артикул', 'number'],
    ['Neu', 'number'],
    ['Eingabe', 'number'],
    ['OE', 'other-number'],
    ['EAN', 'other-number'],
    ['Ihre interne Nummer', 'other-number'],
    ['Ersetzt', 'replaced'],
    ['Alt', 'replaced'],
    ['Menge', 'quantity'],
    ['Q.tà', 'quantity'],
    ['Кол-во', 'quantity'],
    ['Menge (Stück)', 'quantity'],
    ['Menge [Preis]', 'quantity'],
    ['Qty(pcs)stock', 'other-quantity'],
    ['(Menge)', 'quantity'],
    ['Summe Menge', 'quantity'],
    ['Part quantity', 'quantity'],
    ['Pieces article', 'number'],
    ['No. off', 'quantity'],
    ['Bestellmenge', 'wanted'],
    ['Qté à commander', 'wanted'],
    ['How many?', 'wanted'],
    ['To buy', 'wanted'],
    ['Da ord.', 'wanted'],
    ['Bestand', 'other-quantity'],
    ['Giac.', 'other-quantity'],
    ['Lagermenge', 'other-quantity'],
    ['Quantité initiale', 'other-quantity'],
    ['On order', 'other-quantity'],
    ['Unit', 'unit'],
    ['Mengeneinheit', 'unit'],
    ['Ordered units', 'wanted'],
    ['Order unit', 'wanted'],
    ['Units needed', 'wanted'],
    ['Stückpreis', 'other'],
    ['Preis Menge', 'other'],
    ['Beschreibung', 'other'],
    ['Datum', 'other'],
    ['Kunden-Nr.', 'other'],
    ['N° commande', 'other'],
    [' № ', 'maybe-number'],
    [' # ', 'other'],
    ['Article description', 'other'],
    ['', undefined],
    ['?#', undefined],
    ['#?', undefined],
    ['2.30256', undefined],
    ['KW 49', undefined],
    ['article article article article article article', 'number'],
    ['article article article article article article article', undefined],
    [`Menge${' '.repeat(55)}`, 'quantity'],
    [`Menge${' '.repeat(56)}`, undefined],
  ])('"%s" is %s', (cell, role) => {
    expect(roleOf(cell)).toBe(role)
  })
})

describe('a row of headings', () => {
  const roles = (row: string) => rolesOf(row.split(';'))

  it.each([
    ['No.;Qty', ['number', 'quantity']],
    ['No.;Article;Qty', ['other', 'number', 'quantity']],
    ['Pos;;Article;Qty', ['other', undefined, 'number', 'quantity']],
    ['Article', ['number']],
    ['Article;Description;', ['number', 'other', undefined]],
    ['Article;Part', ['number', 'number']],
    ['Article;Qty 4', ['number', 'quantity']],
    ['OE;Order qty;a;b;c', ['other-number', 'wanted', undefined, undefined, undefined]],
    ['Article;abcdefghijklmnopqrst;b;c', ['number', undefined, undefined, undefined]],
    ['Qty;Price;a;b', ['quantity', 'other', undefined, undefined]],
    ['Article;Berlin;Hamburg', ['number', undefined, undefined]],
    ['Article;Berlin;Hamburg;Qty', ['number', undefined, undefined, 'quantity']],
    ['Article;a;b;c;Qty', ['number', undefined, undefined, undefined, 'quantity']],
    ['Article;Description;Price', ['number', 'other', 'other']],
  ])('"%s" has the roles %j', (row, expected) => {
    expect(roles(row)).toEqual(expected)
  })

  it.each([
    '',
    ';',
    '2.30256;4',
    'Article;2.30256',
    'Article: 4;Qty',
    'Article;Menge:4',
    'Article;abcdefghijklmnopqrstu;b;c',
    'Article;Description;a',
    'Article;Part;Pos;a;b;c;d',
    'Qty',
    'Article;Part;Item;',
    'hello;there;Article;good;morning to all of you here',
  ])('is not detected in "%s"', (row) => {
    expect(roles(row)).toBeUndefined()
  })
})
