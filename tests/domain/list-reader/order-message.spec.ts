import { describe, expect, it } from 'vitest'
import { edifactItems, ociFields, ociItems, xmlItems } from '#domain/list-reader/order-message.ts'

const item = (number: string, quantity: string, other = '') => ({ number, other, quantity })

describe('parsing an order in XML', () => {
  it.each([
    [
      'cXML',
      '<OrderRequest><ItemOut quantity="4"><ItemID><SupplierPartID>2.30256</SupplierPartID></ItemID>' +
        '<ItemDetail><ManufacturerPartID>A0004206000</ManufacturerPartID></ItemDetail></ItemOut>' +
        '<ItemOut quantity="2"><ItemID><SupplierPartID>3.05239</SupplierPartID></ItemID></ItemOut></OrderRequest>',
      [item('2.30256', '4', 'A0004206000'), item('3.05239', '2')],
    ],
    [
      'openTRANS',
      '<ORDER_ITEM_LIST><ORDER_ITEM><LINE_ITEM_ID>1</LINE_ITEM_ID><PRODUCT_ID><SUPPLIER_PID>2.30256</SUPPLIER_PID>' +
        '<INTERNATIONAL_PID>4012345678901</INTERNATIONAL_PID></PRODUCT_ID><QUANTITY>4</QUANTITY></ORDER_ITEM></ORDER_ITEM_LIST>',
      [item('2.30256', '4', '4012345678901')],
    ],
    [
      'UBL',
      '<cac:OrderLine><cac:LineItem><cbc:ID>1</cbc:ID><cbc:Quantity unitCode="PCE">4</cbc:Quantity><cac:Item>' +
        '<cac:SellersItemIdentification><cbc:ID>2.30256</cbc:ID></cac:SellersItemIdentification>' +
        '<cac:StandardItemIdentification><cbc:ID>4012345678901</cbc:ID></cac:StandardItemIdentification>' +
        '</cac:Item></cac:LineItem></cac:OrderLine>',
      [item('2.30256', '4', '4012345678901')],
    ],
    [
      'UBL with the number of the maker',
      '<OrderLine><LineItem><Quantity>4</Quantity><Item><ManufacturersItemIdentification><ID>A0004206000</ID>' +
        '</ManufacturersItemIdentification><BuyersItemIdentification><ID>77</ID></BuyersItemIdentification>' +
        '</Item></LineItem></OrderLine>',
      [item('', '4', 'A0004206000')],
    ],
    [
      'an IDoc',
      '<E1EDP01><MENGE>4.000</MENGE><E1EDP19><QUALF>001</QUALF><IDTNR>77</IDTNR></E1EDP19><E1EDP19><QUALF>002</QUALF>' +
        '<IDTNR>2.30256</IDTNR></E1EDP19><E1EDP19><QUALF>003</QUALF><IDTNR>4012345678901</IDTNR></E1EDP19></E1EDP01>',
      [item('2.30256', '4.000', '4012345678901')],
    ],
    [
      'separate lines',
      '<order><line><sku> 2.30256 </sku><qty>4</qty></line><line><sku>3.05239</sku><qty>2</qty></line></order>',
      [item('2.30256', '4'), item('3.05239', '2')],
    ],
    [
      'names in German',
      '<Bestellung><Artikel><Artikelnummer>2.30256</Artikelnummer><Bestellmenge>4</Bestellmenge></Artikel></Bestellung>',
      [item('2.30256', '4')],
    ],
    [
      'attributes',
      '<order><item sku="2.30256" quantity="4"/><item partno="3.05239" qty="2"/><row code="4.43793"/></order>',
      [item('2.30256', '4'), item('3.05239', '2'), item('4.43793', '')],
    ],
    [
      'the first of several lists',
      '<line><sku>2.30256</sku><sku>3.05239</sku><qty>4</qty><qty>2</qty><ean>40</ean><ean>41</ean></line>',
      [item('2.30256', '4', '40')],
    ],
    [
      'a position within an article',
      '<order><artikel><artikelnummer>2.30256</artikelnummer><position>10</position><menge>4</menge></artikel></order>',
      [item('2.30256', '4')],
    ],
    [
      'a position as an attribute',
      '<order><line number="10"><sku>2.30256</sku><qty>4</qty></line></order>',
      [item('2.30256', '4')],
    ],
    [
      'a position as a number',
      '<order><item><number>1</number><sku>2.30256</sku><qty>4</qty></item></order>',
      [item('2.30256', '4')],
    ],
    [
      'an unusual number',
      '<order><item><number>4711</number><code>VAT</code><qty>4</qty></item></order>',
      [item('4711', '4')],
    ],
    [
      'an amount of money before the quantity',
      '<order><item><sku>2.30256</sku><amount>12</amount><quantity>4</quantity></item></order>',
      [item('2.30256', '4')],
    ],
    [
      'an amount of units',
      '<order><item><sku>2.30256</sku><amount>4</amount></item></order>',
      [item('2.30256', '4')],
    ],
    [
      'texts outside of items',
      '<order><sku>3.05239</sku><qty>7</qty><item><sku>2.30256</sku></item><qty>4</qty></order>',
      [item('2.30256', '')],
    ],
    [
      'an end tag without a start tag',
      '<order><item><sku>2.30256</sku></b><qty>4</qty></item></order>',
      [item('2.30256', '4')],
    ],
    [
      'an article within its line',
      '<order><line><item><sku>2.30256</sku></item><qty>4</qty></line></order>',
      [item('2.30256', '4')],
    ],
    ['a quantity after an item', '<order><item sku="2.30256"/><qty>4</qty></order>', [item('2.30256', '')]],
    [
      'other names within the numbers',
      '<LineItem><SellersItemIdentification><ExtendedID>77</ExtendedID><x/><ID>2.30256</ID></SellersItemIdentification>' +
        '<StandardItemIdentification><x>77</x><ID>40</ID></StandardItemIdentification></LineItem>',
      [item('2.30256', '', '40')],
    ],
    [
      'numbers as attributes',
      '<order><item number="230256"/><item articleno="305239"/></order>',
      [item('230256', ''), item('305239', '')],
    ],
    ['a number of an IDoc without its kind', '<E1EDP01><IDTNR>77</IDTNR></E1EDP01>', [item('', '', '77')]],
    [
      'an item without a number',
      '<item><qty>4</qty></item><item><sku>2.30256</sku></item>',
      [item('2.30256', '')],
    ],
  ])('returns the items of %s', (_, markup, items) => {
    expect(xmlItems(markup)).toEqual(items)
  })

  it.each(['', 'text', '<order><sku>2.30256</sku></order>', '<item><qty>4</qty></item>'])(
    'returns nothing for "%s"',
    (markup) => {
      expect(xmlItems(markup)).toBeUndefined()
    },
  )
})

describe('parsing an order in EDIFACT', () => {
  it.each([
    ['a line', "LIN+1++2.30256:SA'QTY+21:4'", [item('2.30256', '4')]],
    ['a number without a kind', "LIN+1++2.30256'QTY+21:4'", [item('2.30256', '4')]],
    [
      'a number of goods',
      "LIN+1++4012345678901:EN'PIA+5+2.30256:SA'QTY+21:4'",
      [item('2.30256', '4', '4012345678901')],
    ],
    [
      'several further numbers',
      "LIN+1'PIA+1+77:IN+78:BP+2.30256:SA+40:EN'QTY+21:4'",
      [item('2.30256', '4', '40')],
    ],
    [
      'the ordered quantity of several',
      "LIN+1++2.30256'QTY+12:9'QTY+59:6'QTY+21:4'QTY+192:7'",
      [item('2.30256', '4')],
    ],
    ['a schedule', "LIN+1++2.30256'QTY+21:10'SCC+1'QTY+21:4'QTY+21:6'", [item('2.30256', '10')]],
    ['a quantity with an unusual qualifier', "LIN+1++2.30256'QTY+1:4'", [item('2.30256', '4')]],
    ['the delivered quantity alone', "LIN+1++2.30256'QTY+12:4'", [item('2.30256', '')]],
    [
      'two lines',
      "QTY+21:7'PIA+1+77:SA'LIN+1++2.30256'QTY+21:4'LIN+2++3.05239'QTY+21:2'",
      [item('2.30256', '4'), item('3.05239', '2')],
    ],
    [
      'totals behind the lines',
      "LIN+1++2.30256'QTY+21:4'UNS+S'QTY+21:99'LIN+2++3.05239'",
      [item('2.30256', '4')],
    ],
    [
      'a line with segments that are not needed',
      "LIN+1'IMD+F+XYZ'PIA+5+2.30256:SA'QTY+21:4'RNG+21:9'",
      [item('2.30256', '4')],
    ],
    ['a line without a number', "LIN+1'QTY+21'", [item('', '')]],
  ])('returns the items of %s', (_, text, items) => {
    expect(edifactItems(text)).toEqual(items)
  })

  it('ignores segments before the first line', () => {
    expect(edifactItems("UNH+1+ORDERS'QTY+21:4'")).toBeUndefined()
  })
})

describe('parsing a punch-out cart in OCI', () => {
  const FIELDS = [
    ['NEW_ITEM-VENDORMAT[1]', '2.30256'],
    ['NEW_ITEM-QUANTITY[1]', '4'],
    ['NEW_ITEM-DESCRIPTION[1]', 'Disc'],
    ['new_item-vendormat[2]', '3.05239'],
    ['NEW_ITEM-MANUFACTMAT[2]', 'A0004206000'],
    ['NEW_ITEM-EXT_PRODUCT_ID[2]', '77'],
    ['NEW_ITEM-DESCRIPTION[3]', 'Pad'],
    ['XNEW_ITEM-VENDORMAT[1]', 'x'],
    ['NEW_ITEM-VENDORMAT[1]x', 'x'],
    ['NEW_ITEM-XVENDORMAT[1]', 'x'],
    ['NEW_ITEM-VENDORMATX[1]', 'x'],
    ['NEW_ITEM-XMANUFACTMAT[1]', 'x'],
    ['NEW_ITEM-MANUFACTMATX[1]', 'x'],
    ['NEW_ITEM-XQUANTITY[1]', 'x'],
    ['NEW_ITEM-QUANTITYX[1]', 'x'],
    ['NEW_ITEM-VENDORMAT[12]', '4.43793'],
    ['~caller', 'CTLG'],
  ] as const

  it('returns the items of its fields', () => {
    expect(ociItems(FIELDS)).toEqual([
      item('2.30256', '4'),
      item('3.05239', '', 'A0004206000'),
      item('4.43793', ''),
    ])
    expect(ociItems(FIELDS.slice(-1))).toBeUndefined()
  })

  it.each([
    ['NEW_ITEM-VENDORMAT[1]=2.30256&NEW_ITEM-QUANTITY[1]=4'],
    ['NEW_ITEM-VENDORMAT[1]=2.30256\nNEW_ITEM-QUANTITY[1]=4'],
    ['NEW_ITEM-VENDORMAT[1]=2.30256\r\nNEW_ITEM-QUANTITY[1]=4'],
    [
      ' <form><input name="NEW_ITEM-VENDORMAT[1]" value="2.30256"><b name="x" value="y"></b></input>' +
        '<input name="NEW_ITEM-QUANTITY[1]" value="4"/></form>',
    ],
  ])('splits %j into fields', (text) => {
    expect([...ociFields(text)]).toEqual([
      ['NEW_ITEM-VENDORMAT[1]', '2.30256'],
      ['NEW_ITEM-QUANTITY[1]', '4'],
    ])
  })

  it('returns an empty text for a missing name or value of a field', () => {
    expect([...ociFields('<input type="submit"><input name="a">')]).toEqual([
      ['', ''],
      ['a', ''],
    ])
  })
})
