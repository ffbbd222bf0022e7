import { describe, expect, it } from 'vitest'
import { roleOf, rolesOf } from '#domain/quick-order/column-roles.ts'

describe('the meaning of a heading', () => {
  it.each([
    ['Artikelnummer', 'number'],
    ['Part No.', 'number'],
    ['Art. Nr.', 'number'],
    ['N° article', 'number'],
    ['Артикул', 'number'],
    ['Neu', 'number'],
    ['Eingabe', 'number'],
    ['Nr.', 'maybe-number'],
    ['No', 'maybe-number'],
    ['OE', 'other-number'],
    ['EAN', 'other-number'],
    ['Ihre interne Nummer', 'other-number'],
    ['Ersetzt', 'replaced'],
    ['Alt', 'replaced'],
    ['Menge', 'quantity'],
    ['Qty.', 'quantity'],
    ['Q.tà', 'quantity'],
    ['Кол-во', 'quantity'],
    ['Menge (Stück)', 'quantity'],
    ['No. off', 'quantity'],
    ['Bestellmenge', 'wanted'],
    ['Qté à commander', 'wanted'],
    ['How many?', 'wanted'],
    ['To buy', 'wanted'],
    ['Da ord.', 'wanted'],
    ['Bestand', 'other-quantity'],
    ['Giac.', 'other-quantity'],
    ['Lagermenge', 'other-quantity'],
    ['Menge alt', 'other-quantity'],
    ['Quantité initiale', 'other-quantity'],
    ['On order', 'other-quantity'],
    ['Unit', 'unit'],
    ['Mengeneinheit', 'unit'],
    ['Ordered units', 'wanted'],
    ['Units needed', 'wanted'],
    ['Preis', 'other'],
    ['Stückpreis', 'other'],
    ['Pos', 'other'],
    ['Beschreibung', 'other'],
    ['Datum', 'other'],
    ['Kunden-Nr.', 'other'],
    ['N° commande', 'other'],
    ['#', 'other'],
    [' № ', 'maybe-number'],
    [' # ', 'other'],
    ['Article description', 'other'],
    ['Description no.', 'other'],
    ['', undefined],
    ['?', undefined],
    ['hello', undefined],
    ['2.30256', undefined],
    ['KW 49', undefined],
    ['article article article article article article', 'number'],
    ['article article article article article article article', undefined],
    [`Menge${' '.repeat(55)}`, 'quantity'],
    [`Menge${' '.repeat(56)}`, undefined],
  ])('of "%s" is %s', (cell, role) => {
    expect(roleOf(cell)).toBe(role)
  })
})

describe('a row of headings', () => {
  const roles = (row: string) => rolesOf(row.split(';'))

  it.each([
    ['Article;Qty', ['number', 'quantity']],
    ['No.;Qty', ['number', 'quantity']],
    ['No.;Article;Qty', ['other', 'number', 'quantity']],
    ['Pos;;Article;Qty', ['other', undefined, 'number', 'quantity']],
    ['Article', ['number']],
    ['Article;Description', ['number', 'other']],
    ['Article;Berlin;Hamburg', ['number', undefined, undefined]],
    ['Article;Berlin;Hamburg;Qty', ['number', undefined, undefined, 'quantity']],
    ['Article;a;b;c;Qty', ['number', undefined, undefined, undefined, 'quantity']],
    ['Qty;Description', ['quantity', 'other']],
    ['Article;Description;Price', ['number', 'other', 'other']],
  ])('"%s": %j', (row, found) => {
    expect(roles(row)).toEqual(found)
  })

  it.each([
    '',
    ';',
    '2.30256;4',
    'Article;2.30256',
    'Article: 4;Qty',
    'hello;there',
    'Qty',
    'Description;Price',
    'Article;Part;Item',
    'Article;Part;Item;',
    'hello;there;Article;good;morning to all of you here',
    'hello;Berlin;Hamburg;Qty',
  ])('is not "%s"', (row) => {
    expect(roles(row)).toBeUndefined()
  })
})
