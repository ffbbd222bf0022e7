import fc from 'fast-check'
import { expect, it } from 'vitest'
import { saxesXmlReader } from '#adapters/xml/saxes-xml-reader.ts'
import { elementsAtPath, textAtPath, type XmlElement } from '#domain/documents/xml-element.ts'
import { cxmlOrderMessage, cxmlSetupResponse, cxmlStatus } from '#domain/punch-out/cxml-documents.ts'
import { CXML_PREFIXES, readCxmlRequest } from '#domain/punch-out/cxml-request.ts'

const stamp = { payloadId: '1@drawbar', timestamp: '2026-11-23T12:00:00Z' }
const parsed = (xml: string) => {
  const result = saxesXmlReader.read(xml, CXML_PREFIXES)
  if (!result.ok) throw new Error(result.error)
  return result.value
}
const SENDER =
  '<Credential domain="NetworkId"><Identity>erp</Identity><SharedSecret>s</SharedSecret></Credential>'
const request = (content: string, sender = SENDER) =>
  `<cXML payloadID="p1"><Header><Sender>${sender}</Sender></Header><Request>${content}</Request></cXML>`
const item = (attributes: string, id: string) => `<ItemOut ${attributes}><ItemID>${id}</ItemID></ItemOut>`
const read = (xml: string) => readCxmlRequest(parsed(xml))
const setup = (operation: string, more = '') =>
  request(
    `<PunchOutSetupRequest operation="${operation}"><BuyerCookie>A1</BuyerCookie><Extrinsic name="VIN">WMA06XZZ8CP034890</Extrinsic>` +
      `<BrowserFormPost><URL>https://erp.example.com/cxml?a=1&amp;b=2</URL></BrowserFormPost>${more}</PunchOutSetupRequest>`,
  )

it('parses a punch-out session request in cXML', () => {
  expect(read(setup('create'))).toEqual({
    ok: true,
    value: {
      kind: 'setup',
      payloadId: 'p1',
      userName: 'erp',
      secret: 's',
      operation: 'CREATE',
      buyerCookie: 'A1',
      returnUrl: 'https://erp.example.com/cxml?a=1&b=2',
      job: { vin: 'WMA06XZZ8CP034890' },
    },
  })
})

it('parses the earlier cart of a cXML session request with the ids of its lines', () => {
  const id =
    '<SupplierPartID>3.70481</SupplierPartID><SupplierPartAuxiliaryID>b-1/7</SupplierPartAuxiliaryID>'
  expect(read(setup('edit', item('quantity="2"', id)))).toMatchObject({
    value: {
      operation: 'EDIT',
      basketId: 'b-1',
      lines: [{ articleNo: '3.70481', quantity: 2, lineId: '7' }],
    },
  })
})

it('parses a cXML order', () => {
  const order =
    '<OrderRequest><OrderRequestHeader orderID="PO-7"/>' +
    `${item('quantity="2"', '<SupplierPartID>3.70481</SupplierPartID>')}</OrderRequest>`
  expect(read(request(order))).toMatchObject({
    value: {
      kind: 'order',
      order: {
        ok: true,
        value: {
          action: 'place',
          order: { orderNo: 'PO-7', lines: [{ articleNo: '3.70481', quantity: 2, lineId: '1' }] },
        },
      },
    },
  })
})

it.each([
  { why: 'not-cxml', xml: '<html/>' },
  { why: 'no-credentials', xml: request('', '') },
  { why: 'unknown-request', xml: request('<ProfileRequest/>') },
  { why: 'incomplete', xml: setup('delete') },
  {
    why: 'incomplete',
    xml: setup('constructor', item('quantity="2"', '<SupplierPartID>1</SupplierPartID>')),
  },
  { why: 'incomplete', xml: setup('edit') },
  { why: 'incomplete', xml: setup('edit', item('quantity="2.5"', '<SupplierPartID>1</SupplierPartID>')) },
  {
    why: 'too-many',
    xml: setup('edit', item('quantity="1"', '<SupplierPartID>1</SupplierPartID>').repeat(5000)),
  },
  {
    why: 'too-long: Extrinsic',
    xml: setup('create', `<Extrinsic name="x">${'y'.repeat(10_000)}</Extrinsic>`),
  },
])('rejects a cXML document as $why', ({ xml, why }) => expect(read(xml)).toEqual({ ok: false, error: why }))

/** Child elements of each sent element by the public DTD of cXML 1.2, in sequence, with ?, * or +. */
const MODELS: Readonly<Record<string, string>> = {
  cXML: '(Header Message |Response )',
  Header: 'From To Sender ',
  From: '(Credential )+',
  To: '(Credential )+',
  Sender: '(Credential )+UserAgent ',
  Credential: 'Identity (SharedSecret )?',
  Message: '(Status )?PunchOutOrderMessage ',
  PunchOutOrderMessage: 'BuyerCookie PunchOutOrderMessageHeader (ItemIn )*',
  PunchOutOrderMessageHeader: '(SourcingStatus )?Total (ShipTo )?(Shipping )?(Tax )?',
  Total: 'Money ',
  UnitPrice: 'Money ',
  ItemIn: 'ItemID ItemDetail ',
  ItemID: 'SupplierPartID (SupplierPartAuxiliaryID )?(BuyerPartID )?',
  ItemDetail:
    'UnitPrice (Description )+UnitOfMeasure (PriceBasisQuantity )?(Classification )+(ManufacturerPartID )?(ManufacturerName )?(URL )?(LeadTime )?(Extrinsic )*',
  Response: 'Status (PunchOutSetupResponse )?',
  PunchOutSetupResponse: 'StartPage ',
  StartPage: 'URL ',
}
const REQUIRED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  cXML: ['payloadID', 'timestamp'],
  Credential: ['domain'],
  PunchOutOrderMessageHeader: ['operationAllowed'],
  ItemIn: ['quantity'],
  Money: ['currency'],
  Classification: ['domain'],
  Description: ['xml:lang'],
  Status: ['code', 'text'],
  Extrinsic: ['name'],
}
function violationsIn({ name, attributes, children }: XmlElement): readonly string[] {
  const model = new RegExp(`^${MODELS[name] ?? ''}$`)
  const content = children.map((child) => `${child.name} `).join('')
  return [
    ...(model.test(content) ? [] : [`${name} holds ${content}`]),
    ...(REQUIRED_ATTRIBUTES[name] ?? [])
      .filter((needed) => attributes[needed] === undefined)
      .map((needed) => `${name} lacks ${needed}`),
    ...children.flatMap(violationsIn),
  ]
}
const allMoney = ({ name, attributes, text, children }: XmlElement): readonly string[] =>
  name === 'Money' ? [`${attributes['currency']} ${text}`] : children.flatMap(allMoney)

const CART = {
  basketId: 'b',
  protocol: 'CXML',
  returnUrl: '',
  returnHosts: [],
  operation: 'CREATE',
  mapping: {},
  codes: {},
  job: {},
} as const

it('writes a cart as a cXML document that is valid against the DTD', () => {
  const party = (identity: string) => ({ domain: 'DUNS', identity })
  const line = {
    lineId: '1',
    articleNo: '3.70481',
    name: 'Filter',
    manufacturer: 'Northwain',
    quantity: 2,
    unit: 'PCS',
  }
  const xml = cxmlOrderMessage(stamp, {
    ...CART,
    mapping: { vin: 'vin' },
    job: { vin: 'WMA06XZZ8CP034890' },
    buyerCookie: 'A1',
    parties: { from: party('buyer'), to: party('seller') },
    lines: [{ ...line, leadDays: 1, price: { value: 13.53, currency: 'EUR' } }],
  })
  const message = parsed(xml)
  const identity = (name: string) => textAtPath(message, 'Header', name, 'Credential', 'Identity')
  expect([identity('From'), identity('To'), identity('Sender')]).toEqual(['seller', 'buyer', 'seller'])
  expect(xml).toContain('\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.050/cXML.dtd">\n')
  expect(violationsIn(message)).toEqual([])
  expect(violationsIn(parsed(cxmlSetupResponse(stamp, 'https://shop.example/')))).toEqual([])
  expect(violationsIn(parsed(cxmlStatus(stamp, 450, 'No')))).toEqual([])
})

it('writes well-formed cXML documents with each line for any texts', () => {
  const text = fc.string({ unit: 'binary', maxLength: 8 })
  const line = fc.record({
    articleNo: text,
    name: text,
    quantity: fc.integer({ min: 1, max: 99_999 }),
    lineId: text,
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), text, (lines, buyerCookie) => {
      const message = parsed(
        cxmlOrderMessage(stamp, {
          ...CART,
          buyerCookie,
          lines: lines.map((one) => ({ ...one, manufacturer: '', unit: 'PCS' })),
        }),
      )
      const items = elementsAtPath(message, 'Message', 'PunchOutOrderMessage', 'ItemIn')
      expect(items.map(({ attributes }) => Number(attributes['quantity']))).toEqual(
        lines.map(({ quantity }) => quantity),
      )
      expect(new Set(allMoney(message))).toEqual(new Set(['XXX 0.00']))
      expect(violationsIn(message)).toEqual([])
    }),
  )
})

it('escapes the start page of a session response and the text of a status', () => {
  expect(
    textAtPath(
      parsed(cxmlSetupResponse(stamp, 'https://shop.example/?a=1&b=2')),
      'Response',
      'PunchOutSetupResponse',
      'StartPage',
      'URL',
    ),
  ).toBe('https://shop.example/?a=1&b=2')
  expect(elementsAtPath(parsed(cxmlStatus(stamp, 401, 'a < b')), 'Response', 'Status')[0]).toMatchObject({
    text: 'a < b',
    attributes: { code: '401' },
  })
})
