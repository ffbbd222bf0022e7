import { elementsAtPath, textAtPath, type XmlElement } from '../documents/xml-element.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { NO_CURRENCY } from './cxml-documents.ts'
import {
  isoDayIn,
  LINE_ID_LENGTH_MAX,
  ORDER_NO_LENGTH_MAX,
  REMARK_LENGTH_MAX,
  commonAddress,
  numbersOfLine,
  unitPriceOf,
  remarkOf,
  type ExpectedPrice,
  type IncomingOrder,
  type OrderedLine,
  type PartNumber,
  type ShipTo,
} from './incoming-order.ts'
import { LINES_MAX, parseQuantity, type Job } from './punch-out.ts'

export type CxmlOrder =
  | { readonly action: 'place'; readonly order: IncomingOrder }
  | { readonly action: 'cancel'; readonly orderNo: string }

/** cXML status and its reason, for the operator of the other system. */
export type CxmlOrderRejection = { readonly status: 400 | 403 | 409 | 413 | 450; readonly detail: string }

type Rejection = CxmlOrderRejection | undefined

const rejectedWith = (status: CxmlOrderRejection['status'], detail: string) => ({ status, detail })

/** Attribute values with the same effect as an absent attribute. */
const NOTHING = new Set(['', 'no', 'none', 'false', '0'])

/**
 * Attributes and children of an element that the shop supports. Any other attribute or child could change the order, so
 * the order is rejected with its name.
 */
type Known = { readonly attributes: ReadonlySet<string>; readonly children: ReadonlySet<string> }
const known = (attributes: string, children: string): Known => ({
  attributes: new Set(attributes.split(' ')),
  children: new Set(children.split(' ')),
})

const ORDER = known('', 'OrderRequestHeader ItemOut')
const HEADER = known(
  'orderID orderDate orderVersion type orderType requisitionID requestedDeliveryDate shipComplete isInternalVersion isPriceMaskingEnabled',
  'Total ShipTo BillTo LegalEntity OrganizationalUnit Shipping Tax Payment PaymentTerm Contact Comments Followup ' +
    'SupplierOrderInfo IdReference Extrinsic',
)
const ITEM = known(
  'quantity lineNumber requisitionID agreementItemNumber requestedDeliveryDate itemType itemClassification confirmationDueDate ' +
    'hideUnitPrice hideAmount isAdHoc',
  'ItemID ItemDetail Path SupplierID SupplierList ShipTo Shipping Tax SpendDetail Distribution Contact Comments ScheduleLine Extrinsic',
)
const DETAIL = known(
  '',
  'UnitPrice Description OverallLimit ExpectedLimit UnitOfMeasure PriceBasisQuantity Classification ManufacturerPartID ' +
    'ManufacturerName URL LeadTime ItemDetailIndustry AttachmentReference PlannedAcceptanceDays Extrinsic',
)
const UNIT_PRICE = known('', 'Money')
const SHIP_TO = known('', 'Address IdReference')
const SCHEDULE = known('quantity lineNumber requestedDeliveryDate', 'UnitOfMeasure')

/** Reads an OrderRequest: returns an order, a cancellation, or the reason for a rejection. */
export function readCxmlOrder(request: XmlElement, order: XmlElement): Result<CxmlOrder, CxmlOrderRejection> {
  const [header, ...headers] = elementsAtPath(order, 'OrderRequestHeader')
  const orderNo = header?.attributes['orderID']?.trim() ?? ''
  if (header === undefined || headers.length > 0)
    return fail(rejectedWith(400, 'The order needs one header.'))
  const rejection = whyNoOrder(request, header, orderNo)
  if (rejection) return fail(rejection)
  if (valueOf(header, 'type') === 'delete') return ok({ action: 'cancel', orderNo })
  const items = elementsAtPath(order, 'ItemOut')
  if (items.length > LINES_MAX) return fail(rejectedWith(413, 'The order has too many lines.'))
  if (items.length === 0) return fail(rejectedWith(400, 'The order has no line.'))
  const unknown =
    unknownIn(order, ORDER, 'OrderRequest') ??
    unknownIn(header, HEADER, 'The header') ??
    shippingIn(header, 'The header') ??
    changingInstruction(header, 'The header') ??
    addressRejection(header, 'The header')
  return unknown ? fail(unknown) : placedOrder(order, header, orderNo, items)
}

function placedOrder(
  order: XmlElement,
  header: XmlElement,
  orderNo: string,
  items: readonly XmlElement[],
): Result<CxmlOrder, CxmlOrderRejection> {
  const wished = dayAt(header, 'requestedDeliveryDate')
  if (wished === null) return fail(rejectedWith(400, 'The header has no valid requestedDeliveryDate.'))
  const lines: OrderedLine[] = []
  for (const [index, item] of items.entries()) {
    const read = linesOf(item, index, wished)
    if (!read.ok) return read
    lines.push(...read.value)
  }
  if (lines.length > LINES_MAX) return fail(rejectedWith(413, 'The order has too many lines.'))
  const shipTo = shipToOf(header, items)
  if (shipTo === 'several')
    return fail(rejectedWith(400, 'An order goes to one address; its lines name several.'))
  const remark = remarkOf([
    ...textsAt(header, 'Comments'),
    ...new Set(
      [header, ...items].flatMap((part) => textsAt(part, 'ShipTo', 'Address', 'PostalAddress', 'DeliverTo')),
    ),
    ...items.flatMap((item) =>
      textsAt(item, 'Comments').map((text) => `${textAtPath(item, 'ItemID', 'SupplierPartID')}: ${text}`),
    ),
  ])
  if (remark.length > REMARK_LENGTH_MAX)
    return fail(
      rejectedWith(413, `Comments and DeliverTo have more than ${REMARK_LENGTH_MAX} characters together.`),
    )
  const extrinsics = [
    ...elementsAtPath(header, 'Extrinsic'),
    ...elementsAtPath(order, 'ItemOut', 'ItemDetail', 'Extrinsic'),
  ]
  return ok({
    action: 'place',
    order: {
      orderNo,
      lines,
      job: jobOf(extrinsics),
      ...(shipTo && { shipTo }),
      ...(valueOf(header, 'shipComplete') === 'yes' && { deliverComplete: true }),
      ...(remark !== '' && { remark }),
    },
  })
}

const textsAt = (element: XmlElement, ...path: readonly string[]): readonly string[] =>
  elementsAtPath(element, ...path).flatMap(({ text }) => (text === '' ? [] : [text]))

const valueOf = ({ attributes }: XmlElement, name: string): string =>
  attributes[name]?.trim().toLowerCase() ?? ''

/** Reason why the whole message is not an order for immediate delivery. */
function whyNoOrder(request: XmlElement, header: XmlElement, orderNo: string): Rejection {
  if (orderNo === '' || orderNo.length > ORDER_NO_LENGTH_MAX)
    return rejectedWith(400, `The order needs an orderID of at most ${ORDER_NO_LENGTH_MAX} characters.`)
  const mode = valueOf(request, 'deploymentMode')
  if (mode !== '' && mode !== 'production')
    return rejectedWith(
      403,
      `This is no order in production (deploymentMode="${mode}"): nothing was ordered.`,
    )
  const type = valueOf(header, 'type')
  if (type === 'update')
    return rejectedWith(450, 'Changes of an order are not taken: send type="delete", then the new order.')
  if (type !== '' && type !== 'new' && type !== 'delete')
    return rejectedWith(400, `The order type "${type}" is not known.`)
  const orderType = valueOf(header, 'orderType')
  if (orderType !== '' && orderType !== 'regular')
    return rejectedWith(450, `Orders of orderType "${orderType}" are not taken.`)
  return valueOf(header, 'isInternalVersion') === 'yes'
    ? rejectedWith(403, 'This is an internal version (isInternalVersion): nothing was ordered.')
    : undefined
}

/** Name of an attribute or element that the shop does not support and that could change the order. */
function unknownIn(element: XmlElement, { attributes, children }: Known, location: string): Rejection {
  const attribute = Object.entries(element.attributes).find(
    ([name, value]) =>
      !attributes.has(name) && !name.includes(':') && !NOTHING.has(value.trim().toLowerCase()),
  )
  if (attribute)
    return rejectedWith(450, `${location} has ${attribute[0]}="${attribute[1]}", which is not taken.`)
  const child = element.children.find(({ name }) => !children.has(name))
  return child && rejectedWith(450, `${location} has the element ${child.name}, which is not taken.`)
}

/** Rejects a chosen shipping method and a payment by card; a `Shipping` without price and description is ignored. */
function shippingIn(element: XmlElement, location: string): Rejection {
  const isChosen = elementsAtPath(element, 'Shipping').some(
    (shipping) =>
      Number(textAtPath(shipping, 'Money') || 0) !== 0 ||
      textAtPath(shipping, 'Description') !== '' ||
      Object.values(shipping.attributes).some((value) => value.trim() !== ''),
  )
  if (isChosen)
    return rejectedWith(450, `${location} chooses a way of shipping (Shipping), which is not taken.`)
  return elementsAtPath(element, 'Payment', 'PCard').length > 0
    ? rejectedWith(450, `${location} pays by card (PCard): orders of systems are invoiced.`)
    : undefined
}

/**
 * Names of Extrinsics that would change the date, place or quantity of the delivery; other Extrinsics are for
 * accounting.
 */
const CHANGING = /test|free|deliver|ship|quantity|cancel|urgent|rush/i
/** Roles of a Contact to which the goods are delivered. */
const RECEIVING = /ship|deliver|locationTo/i
/** Format of the line ids that this shop sends: the ids of basket and line. */
const AUXILIARY_ID = /^[^/]{1,100}\/[^/]{1,100}$/

/** Rejects an order with an instruction outside the usual fields that would change the delivery. */
function changingInstruction(element: XmlElement, location: string): Rejection {
  const extrinsicName = elementsAtPath(element, 'Extrinsic')
    .filter(({ text }) => !NOTHING.has(text.toLowerCase()))
    .map(({ attributes }) => attributes['name']?.slice(0, 60) ?? '')
    .find((name) => CHANGING.test(name))
  if (extrinsicName !== undefined)
    return rejectedWith(450, `${location} has the Extrinsic ${extrinsicName}, which is not taken.`)
  const contacts = elementsAtPath(element, 'Contact').filter(({ attributes }) =>
    RECEIVING.test(attributes['role']?.slice(0, 60) ?? ''),
  )
  if (contacts.some((contact) => elementsAtPath(contact, 'PostalAddress').length > 0))
    return rejectedWith(450, `${location} has a Contact that goods go to: send its address as ShipTo.`)
  if (elementsAtPath(element, 'Comments', 'Attachment').length > 0)
    return rejectedWith(450, `${location} has an Attachment, which is not taken.`)
  const variant = textAtPath(element, 'ItemID', 'SupplierPartAuxiliaryID')
  return variant === '' || AUXILIARY_ID.test(variant)
    ? undefined
    : rejectedWith(
        450,
        `${location} has the SupplierPartAuxiliaryID ${variant.slice(0, 60)}, which is not ours.`,
      )
}

function addressRejection(element: XmlElement, location: string): Rejection {
  const shipTos = elementsAtPath(element, 'ShipTo')
  if (shipTos.length > 1) return rejectedWith(400, `${location} has several ShipTo.`)
  return shipTos[0] && unknownIn(shipTos[0], SHIP_TO, `ShipTo: ${location.toLowerCase()}`)
}

function shipToOf(header: XmlElement, items: readonly XmlElement[]): ShipTo | 'several' | undefined {
  const [ofHeader] = elementsAtPath(header, 'ShipTo').map(addressOf)
  const ofItems = items.map((item) => elementsAtPath(item, 'ShipTo').map(addressOf)[0] ?? ofHeader)
  if (ofItems.includes(undefined) && ofItems.some((address) => address !== undefined)) return 'several'
  return commonAddress(ofItems.filter((address) => address !== undefined))
}

function addressOf(shipTo: XmlElement): ShipTo {
  const address = elementsAtPath(shipTo, 'Address')[0] ?? shipTo
  const postal = (...path: readonly string[]) => textAtPath(address, 'PostalAddress', ...path)
  const [country] = elementsAtPath(address, 'PostalAddress', 'Country')
  const ids = [
    address.attributes['addressID'] ?? '',
    ...elementsAtPath(shipTo, 'IdReference').map(({ attributes }) => attributes['identifier'] ?? ''),
  ]
  return {
    ids: [...new Set(ids.map((id) => id.trim().slice(0, 80)))].filter((id) => id !== '').slice(0, 5),
    company: textAtPath(address, 'Name').slice(0, 200),
    street: elementsAtPath(address, 'PostalAddress', 'Street')
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, 200),
    postCode: postal('PostalCode').slice(0, 20),
    city: (postal('City') || postal('Municipality')).slice(0, 100),
    countryID: (country?.attributes['isoCountryCode'] ?? '').trim().toUpperCase().slice(0, 3),
  }
}

/** One line for an item, or one for each delivery of its schedule. */
function linesOf(
  item: XmlElement,
  index: number,
  wished: string | undefined,
): Result<readonly OrderedLine[], CxmlOrderRejection> {
  const lineId = (item.attributes['lineNumber']?.trim() || String(index + 1)).slice(0, LINE_ID_LENGTH_MAX)
  const location = `Line ${lineId}`
  const details = elementsAtPath(item, 'ItemDetail')
  const unknown =
    unknownIn(item, ITEM, location) ??
    details
      .map((detail) => unknownIn(detail, DETAIL, location))
      .find((rejection) => rejection !== undefined) ??
    shippingIn(item, location) ??
    changingInstruction(item, location) ??
    details
      .map((detail) => changingInstruction(detail, location))
      .find((rejection) => rejection !== undefined) ??
    addressRejection(item, location) ??
    kindRejection(item, location) ??
    details
      .flatMap((detail) => elementsAtPath(detail, 'UnitPrice'))
      .map((price) => unknownIn(price, UNIT_PRICE, `${location}, UnitPrice,`))
      .find((rejection) => rejection !== undefined)
  if (unknown) return fail(unknown)
  const quantity = cxmlQuantity(item)
  if (quantity === undefined)
    return fail(rejectedWith(400, `${location} has no quantity of 1 to 99999 whole pieces.`))
  const numbers = numbersOfLine(numbersOf(item, details))
  if (numbers === undefined) return fail(rejectedWith(400, `${location} has no article number, or too many.`))
  const day = dayAt(item, 'requestedDeliveryDate')
  if (day === null) return fail(rejectedWith(400, `${location} has no valid requestedDeliveryDate.`))
  const unit = textAtPath(details[0] ?? item, 'UnitOfMeasure').slice(0, 20)
  const price = priceIn(details)
  if (price === null) return fail(rejectedWith(400, `${location} has a UnitPrice that cannot be read.`))
  const line = {
    ...numbers,
    quantity,
    lineId,
    ...(unit !== '' && { unit }),
    ...(price && { price }),
  }
  const deliveries = deliveriesOf(item, { where: location, quantity, unit })
  if (!deliveries.ok) return deliveries
  const wishes = deliveries.value.length > 0 ? deliveries.value : [{ quantity, day: undefined }]
  return ok(
    wishes.map((wish): OrderedLine => {
      const arrival = wish.day ?? day ?? wished
      return {
        ...line,
        quantity: wish.quantity,
        ...(arrival !== undefined && { notBefore: arrival, notAfter: arrival }),
      }
    }),
  )
}

/**
 * The expected price. The format requires an amount, but without a currency it is not a price. `null` for an invalid
 * price.
 */
function priceIn(details: readonly XmlElement[]): ExpectedPrice | null | undefined {
  const [money] = details.flatMap((detail) => elementsAtPath(detail, 'UnitPrice', 'Money'))
  const currency = money?.attributes['currency']?.trim() ?? ''
  if (money === undefined || money.text.trim() === '' || currency === NO_CURRENCY) return undefined
  const [basis] = details.flatMap((detail) => elementsAtPath(detail, 'PriceBasisQuantity'))
  const price = unitPriceOf(money.text.trim(), basis?.attributes['quantity']?.trim() ?? '', currency)
  const factor = unitPriceOf(basis?.attributes['conversionFactor']?.trim() || '1', '', '')
  return price && factor && { ...price, value: price.value * factor.value }
}

/** Rejects a line that is a return, a service, or a component of another line. */
function kindRejection(item: XmlElement, location: string): Rejection {
  const type = valueOf(item, 'itemType')
  const kind = valueOf(item, 'itemClassification')
  if (type !== '' && type !== 'item')
    return rejectedWith(450, `${location} has itemType="${type}", which is not taken.`)
  return kind === '' || kind === 'material'
    ? undefined
    : rejectedWith(450, `${location} has itemClassification="${kind}", which is not taken.`)
}

const GTIN_DOMAIN = /^(?:ean|gtin|upc)/i

const numbersOf = (item: XmlElement, details: readonly XmlElement[]): readonly PartNumber[] => [
  { number: textAtPath(item, 'ItemID', 'SupplierPartID'), of: 'SELLER' },
  ...elementsAtPath(item, 'ItemID', 'IdReference')
    .filter(({ attributes }) => GTIN_DOMAIN.test(attributes['domain'] ?? ''))
    .map(({ attributes }) => other(attributes['identifier']?.trim() ?? '')),
  ...details.map((detail) => other(textAtPath(detail, 'ItemDetailIndustry', 'ItemDetailRetail', 'EANID'))),
  ...details.map((detail) => other(textAtPath(detail, 'ManufacturerPartID'))),
  { number: textAtPath(item, 'ItemID', 'BuyerPartID'), of: 'BUYER' },
]
const other = (number: string): PartNumber => ({ number, of: 'OTHER' })

/**
 * Whole pieces. XML numbers have a point before decimals; digits behind a comma may be thousands, so they are rejected.
 */
export function cxmlQuantity({ attributes }: XmlElement): number | undefined {
  const quantityText = attributes['quantity'] ?? ''
  return quantityText.includes(',') ? undefined : parseQuantity(quantityText)
}

type Delivery = { readonly quantity: number; readonly day: string | undefined }
type Scheduled = { readonly where: string; readonly quantity: number; readonly unit: string }

function deliveriesOf(
  item: XmlElement,
  { where, quantity, unit }: Scheduled,
): Result<readonly Delivery[], CxmlOrderRejection> {
  const deliveries: Delivery[] = []
  for (const schedule of elementsAtPath(item, 'ScheduleLine')) {
    const unknown = unknownIn(schedule, SCHEDULE, `${where}, ScheduleLine,`)
    if (unknown) return fail(unknown)
    const part = cxmlQuantity(schedule)
    const day = dayAt(schedule, 'requestedDeliveryDate')
    const ofPart = textAtPath(schedule, 'UnitOfMeasure')
    if (part === undefined || day === null || (ofPart !== '' && ofPart !== unit))
      return fail(rejectedWith(400, `${where} has a ScheduleLine that cannot be read.`))
    deliveries.push({ quantity: part, day })
  }
  const total = deliveries.reduce((sum, delivery) => sum + delivery.quantity, 0)
  return deliveries.length === 0 || total === quantity
    ? ok(deliveries)
    : fail(rejectedWith(400, `${where} orders ${quantity}, its ScheduleLine ${total}.`))
}

/** ISO 8601 date in an attribute; `null` for an invalid date. */
function dayAt({ attributes }: XmlElement, name: string): string | null | undefined {
  const text = attributes[name]?.trim() ?? ''
  return text === '' ? undefined : (isoDayIn(text) ?? null)
}

export function jobOf(extrinsics: readonly XmlElement[]): Job {
  const valueOf = (name: string) =>
    extrinsics.find(({ attributes }) => attributes['name']?.toLowerCase() === name)?.text ?? ''
  const vin = valueOf('vin').toUpperCase()
  const plate = valueOf('plate').slice(0, 20)
  const orderNo = valueOf('orderno').slice(0, 50)
  return {
    ...(/^[A-Z0-9]{5,17}$/.test(vin) && { vin }),
    ...(plate !== '' && { plate }),
    ...(orderNo !== '' && { orderNo }),
  }
}
