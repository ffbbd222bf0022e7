import { describe, expect, it } from 'vitest'
import { lengthRejection } from '#domain/list-reader/list-rows.ts'
import { isUnsupportedOrderMessage } from '#domain/list-reader/message-purpose.ts'
import { orderSample, orderSampleNames } from '../../fixtures/standards/order-samples.fixture.ts'

const PEPPOL: Readonly<Record<string, boolean>> = {
  order: false,
  gtin: false,
  'order-type-220': false,
  cartons: true,
  'metres-in-one-line': true,
  'cancelled-document': true,
  'call-off': true,
  'closed-line': true,
  'order-cancellation': true,
  'order-change': true,
}

it('the table of expected results has a row for each Peppol sample', () => {
  expect(Object.keys(PEPPOL).toSorted()).toEqual(orderSampleNames('peppol-order').toSorted())
})

it.each(Object.entries(PEPPOL))(
  'the Peppol message "%s" is rejected because it is not a new order: %s',
  (name, isOther) => {
    expect(isUnsupportedOrderMessage(orderSample('peppol-order', name))).toBe(isOther)
  },
)

it.each([
  ['edifact', 'original', false],
  ['edifact', 'pieces', false],
  ['edifact', 'eancom', false],
  ['edifact', 'cancellation-of-nothing', true],
  ['edifact', 'change', true],
  ['edifact', 'call-off', true],
  ['edifact', 'test-indicator', true],
  ['edifact', 'metres', true],
  ['edifact', 'deleted-line', true],
  ['edifact', 'schedule', false],
  ['edifact', 'forecast', true],
  ['edifact', 'pieces-within', true],
  ['cxml', 'new', false],
  ['cxml', 'unit-of-the-system', false],
  ['cxml', 'delete-unknown', true],
  ['cxml', 'update', true],
  ['cxml', 'test-mode', true],
  ['cxml', 'blanket', true],
  ['cxml', 'return', true],
  ['cxml', 'cartons', true],
] as const)('the %s message "%s" is rejected because it is not a new order: %s', (format, name, isOther) => {
  const text = orderSample(format, name)
  expect(isUnsupportedOrderMessage(text)).toBe(isOther)
  expect(isUnsupportedOrderMessage(`Hello,\nplease see below.\n\n${text}`)).toBe(isOther)
})

it('rejects an EDIFACT message that changes an order, and accepts plain texts', () => {
  expect(lengthRejection(orderSample('edifact', 'change'))).toEqual({ kind: 'no-plain-order' })
  expect(lengthRejection('3.70481;2\n1.00190;4')).toBeUndefined()
  expect(lengthRejection('Please cancel nothing: <Order> 3.70481')).toBeUndefined()
})

describe('a cancellation or deletion message', () => {
  const cancellation = orderSample('peppol-order', 'order-cancellation').replace(/^<\?xml[^>]*>\s*/, '')
  const deletion = orderSample('cxml', 'delete-unknown').replace(/^<\?xml[^>]*>\s*/, '')

  it.each([
    '',
    '  ',
    '\ufeff',
    '\n \t',
    '<!-- ERP -->',
    '<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "x.dtd">',
  ])('is detected even after "%s"', (before) => {
    expect(isUnsupportedOrderMessage(before + cancellation)).toBe(true)
    expect(isUnsupportedOrderMessage(before + deletion)).toBe(true)
    expect(isUnsupportedOrderMessage(`Hello,\n${before}${cancellation}`)).toBe(true)
  })
})

describe('an IDoc', () => {
  const idoc = (header: string, item: string, control = '') =>
    `<?xml version="1.0"?><ORDERS05><IDOC BEGIN="1">${control}<E1EDK01>${header}</E1EDK01><E1EDP01>${item}<E1EDP19><QUALF>002</QUALF><IDTNR>3.70481</IDTNR></E1EDP19></E1EDP01></IDOC></ORDERS05>`
  const NEW = '<ACTION>001</ACTION><MENGE>2.000</MENGE><MENEE>PCE</MENEE>'
  it.each([
    ['<ACTION>000</ACTION>', NEW, '<EDI_DC40><MESTYP>ORDERS</MESTYP></EDI_DC40>', false],
    ['', '<MENGE>2.000</MENGE>', '', false],
    ['<ACTION>003</ACTION>', NEW, '', true],
    ['', NEW.replace('001', '002'), '', true],
    ['', NEW.replace('001', '003'), '', true],
    ['', NEW.replace('PCE', 'DZN'), '', true],
    ['', NEW, '<EDI_DC40><TEST>X</TEST></EDI_DC40>', true],
    ['', NEW, '<EDI_DC40><MESTYP>ORDCHG</MESTYP></EDI_DC40>', true],
  ])(
    'with the header "%s", the item "%s" and the control record "%s" is rejected: %s',
    (header, item, control, isOther) => {
      expect(isUnsupportedOrderMessage(idoc(header, item, control))).toBe(isOther)
    },
  )
})

describe('a CII message', () => {
  const order = (document: string, status: string, unit: string) =>
    `<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="a" xmlns:ram="b"><rsm:ExchangedDocument>${document}</rsm:ExchangedDocument><ram:IncludedSupplyChainTradeLineItem>${status}<ram:RequestedQuantity unitCode="${unit}">2</ram:RequestedQuantity><ram:TypeCode>AAB</ram:TypeCode></ram:IncludedSupplyChainTradeLineItem></rsm:SCRDMCCBDACIOMessageStructure>`
  it.each([
    ['<ram:TypeCode>220</ram:TypeCode><ram:PurposeCode>9</ram:PurposeCode>', '', 'C62', false],
    ['<ram:TypeCode>230</ram:TypeCode>', '', 'C62', true],
    ['<ram:PurposeCode>1</ram:PurposeCode>', '', 'C62', true],
    ['<ram:CopyIndicator>true</ram:CopyIndicator>', '', 'C62', true],
    ['', '<ram:LineStatusCode>2</ram:LineStatusCode>', 'C62', true],
    ['', '', 'DZN', true],
  ])('with "%s", "%s" and the unit %s is rejected: %s', (document, status, unit, isOther) => {
    expect(isUnsupportedOrderMessage(order(document, status, unit))).toBe(isOther)
  })
})

it('a copy of a UBL order is rejected', () => {
  const order = orderSample('peppol-order', 'order')
  const copy = (value: string) =>
    order.replace('<cac:OrderLine>', `<cbc:CopyIndicator>${value}</cbc:CopyIndicator><cac:OrderLine>`)
  expect(isUnsupportedOrderMessage(copy('false'))).toBe(false)
  expect(isUnsupportedOrderMessage(copy('true'))).toBe(true)
})

it.each([
  ['standard', 'C62', false],
  ['express', 'PCE', false],
  ['standard', 'DZN', true],
  ['consignment', 'C62', true],
  ['release', 'C62', true],
])('an openTRANS order of type %s in the unit %s is rejected: %s', (type, unit, isOther) => {
  expect(
    isUnsupportedOrderMessage(
      `<ORDER xmlns="http://www.opentrans.org/XMLSchema/2.1" version="2.1" type="${type}"><ORDER_ITEM><QUANTITY>2</QUANTITY><bmecat:ORDER_UNIT>${unit}</bmecat:ORDER_UNIT></ORDER_ITEM></ORDER>`,
    ),
  ).toBe(isOther)
})

it.each([
  ['PCE', false],
  ['DZN', true],
])('an OCI form in the unit %s is rejected: %s', (unit, isOther) => {
  expect(
    isUnsupportedOrderMessage(
      `NEW_ITEM-VENDORMAT[1]=3.70481&NEW_ITEM-QUANTITY[1]=2&NEW_ITEM-UNIT[1]=${unit}`,
    ),
  ).toBe(isOther)
})

it.each([
  ['850', 'SA', false],
  ['850', 'NE', false],
  ['850', 'BK', true],
  ['855', 'SA', true],
  ['860', 'SA', true],
])('an X12 message %s of type %s is rejected: %s', (kind, type, isOther) => {
  expect(
    isUnsupportedOrderMessage(
      `ISA*00*          *00*          *ZZ*BUYER          *ZZ*DRAWBAR        *261129*1000*U*00401*000000001*0*P*>~ST*${kind}*0001~BEG*00*${type}*PO1**20261129~PO1*1*2*EA*13.53**VN*3.70481~`,
    ),
  ).toBe(isOther)
})

it.each([
  ["QTY+21:2'", false],
  ["QTY+21:2'QTY+192:7'", false],
  ["QTY+21:10'SCC+1'QTY+21:4'QTY+21:6'", false],
  ["QTY+21:2'QTY+21:9'", true],
  ["QTY+192:7'", true],
  ["QTY+21:2'QTY+59:10'", true],
  ["QTY+21:2'SCC+4'", true],
  ["QTY+21:2'LIN+2++1.00190:SA+1:1'QTY+21:4'", true],
])('an EDIFACT order with the line %s is rejected: %s', (line, isOther) => {
  expect(
    isUnsupportedOrderMessage(
      `UNB+UNOC:3+B+S+261129:1000+1'UNH+1+ORDERS:D:96A:UN'BGM+220+X+9'LIN+1++3.70481:SA'${line}UNS+S'`,
    ),
  ).toBe(isOther)
})
