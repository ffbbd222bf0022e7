import { escapeXml } from '../shared/escape-xml.ts'
import { EXTRINSIC_FIELDS, type CxmlParty, type OutgoingLine, type ReturnedBasket } from './punch-out.ts'

/** Id and time of a document. A document never contains the credentials of the request that it responds to. */
type Stamp = { readonly payloadId: string; readonly timestamp: string }

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.050/cXML.dtd">\n'
const SHOP: CxmlParty = { domain: 'NetworkId', identity: 'drawbar' }
/** UNSPSC family of components for transport. */
const CLASSIFICATION = '<Classification domain="UNSPSC">25170000</Classification>'
/** ISO 4217 code for no currency: the format requires an amount even without a price. */
export const NO_CURRENCY = 'XXX'

const credential = ({ domain, identity }: CxmlParty) =>
  `<Credential domain="${escapeXml(domain)}"><Identity>${escapeXml(identity)}</Identity></Credential>`

const document = ({ payloadId, timestamp }: Stamp, content: string) =>
  `${HEAD}<cXML payloadID="${escapeXml(payloadId)}" timestamp="${escapeXml(timestamp)}" version="1.2.050" xml:lang="en-US">${content}</cXML>`

export type CxmlStatus = 200 | 400 | 401 | 403 | 406 | 408 | 409 | 413 | 422 | 450 | 500 | 503
const STATUS_TEXTS: Readonly<Record<CxmlStatus, string>> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Request Entity Too Large',
  422: 'Unprocessable Entity',
  450: 'Not Implemented',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** Response to a request; `detail` is a sentence for the operator of the other system. */
export const cxmlStatus = (stamp: Stamp, status: CxmlStatus, detail: string): string =>
  document(stamp, `<Response>${statusElement(status, detail)}</Response>`)

const statusElement = (status: CxmlStatus, detail: string) =>
  `<Status code="${status}" text="${STATUS_TEXTS[status]}">${escapeXml(detail)}</Status>`

export const cxmlSetupResponse = (stamp: Stamp, startUrl: string): string =>
  document(
    stamp,
    `<Response>${statusElement(200, '')}<PunchOutSetupResponse><StartPage><URL>${escapeXml(startUrl)}</URL></StartPage></PunchOutSetupResponse></Response>`,
  )

/** The complete basket: the receiver replaces the previous version by it. */
export function cxmlOrderMessage(stamp: Stamp, basket: ReturnedBasket): string {
  const { buyerCookie = '', operation, lines } = basket
  const priced = lines.filter(({ price }) => price !== undefined)
  const total = priced.reduce(
    (sum, { price, quantity }) => sum + Math.round((price?.value ?? 0) * 100) * quantity,
    0,
  )
  const currency = priced[0]?.price?.currency ?? NO_CURRENCY
  const supplier = credential(basket.parties?.to ?? SHOP)
  return document(
    stamp,
    `<Header><From>${supplier}</From><To>${credential(basket.parties?.from ?? SHOP)}</To><Sender>${supplier}<UserAgent>Drawbar</UserAgent></Sender></Header>` +
      `<Message><PunchOutOrderMessage><BuyerCookie>${escapeXml(buyerCookie)}</BuyerCookie>` +
      `<PunchOutOrderMessageHeader operationAllowed="${operation === 'INSPECT' ? 'inspect' : 'edit'}"><Total>${moneyElement(basket, total / 100, currency)}</Total></PunchOutOrderMessageHeader>` +
      `${lines.map((line) => itemIn(basket, line)).join('')}</PunchOutOrderMessage></Message>`,
  )
}

const moneyElement = ({ codes }: Pick<ReturnedBasket, 'codes'>, value: number, currency: string) =>
  `<Money currency="${escapeXml(codes[currency] ?? currency)}">${value.toFixed(2)}</Money>`

function itemIn(basket: ReturnedBasket, line: OutgoingLine): string {
  const { basketId, codes, mapping, job } = basket
  const { price } = line
  const extrinsics = EXTRINSIC_FIELDS.flatMap((field) => {
    const name = mapping[field]
    const value = job[field]
    return name === undefined || !value
      ? []
      : [`<Extrinsic name="${escapeXml(name)}">${escapeXml(value)}</Extrinsic>`]
  })
  return (
    `<ItemIn quantity="${line.quantity}"><ItemID><SupplierPartID>${escapeXml(line.articleNo)}</SupplierPartID>` +
    `<SupplierPartAuxiliaryID>${escapeXml(`${basketId}/${line.lineId}`)}</SupplierPartAuxiliaryID></ItemID>` +
    `<ItemDetail><UnitPrice>${moneyElement(basket, price?.value ?? 0, price?.currency ?? NO_CURRENCY)}</UnitPrice>` +
    `<Description xml:lang="en">${escapeXml([line.name, line.note].filter(Boolean).join(' – '))}</Description>` +
    `<UnitOfMeasure>${escapeXml(codes[line.unit] ?? line.unit)}</UnitOfMeasure>${CLASSIFICATION}` +
    `<ManufacturerName>${escapeXml(line.manufacturer)}</ManufacturerName>` +
    `${line.leadDays === undefined ? '' : `<LeadTime>${line.leadDays}</LeadTime>`}${extrinsics.join('')}</ItemDetail></ItemIn>`
  )
}
