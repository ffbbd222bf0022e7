import { elementsAtPath, textAtPath, type XmlElement } from '../documents/xml-element.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { cxmlQuantity, jobOf, readCxmlOrder, type CxmlOrder, type CxmlOrderRejection } from './cxml-order.ts'
import {
  LINES_MAX,
  type CxmlParties,
  type CxmlParty,
  type IncomingLine,
  type Job,
  type Operation,
} from './punch-out.ts'

type CxmlRejection =
  | 'not-cxml'
  | 'no-credentials'
  | 'unknown-request'
  | 'incomplete'
  | 'too-many'
  | 'several-requests'
  | `too-long: ${string}`

type Sender = {
  readonly payloadId: string
  readonly userName: string
  readonly secret: string
  readonly job: Job
}
type CxmlRequest = Sender &
  (
    | {
        readonly kind: 'setup'
        readonly operation: Operation
        readonly buyerCookie: string
        readonly returnUrl: string
        readonly parties?: CxmlParties | undefined
        /** Absent for a new basket. */
        readonly basketId?: string | undefined
        readonly lines?: readonly IncomingLine[] | undefined
        /** Part whose page the session opens. */
        readonly articleNo?: string | undefined
      }
    | { readonly kind: 'order'; readonly order: Result<CxmlOrder, CxmlOrderRejection> }
  )

/** The only prefix of cXML: that of `xml:lang`. */
export const CXML_PREFIXES = { 'http://www.w3.org/XML/1998/namespace': 'xml' }

const OPERATIONS: ReadonlyMap<string, Operation> = new Map([
  ['create', 'CREATE'],
  ['edit', 'EDIT'],
  ['inspect', 'INSPECT'],
])
const VALUE_LENGTH_MAX = 2000

/** Reads a PunchOutSetupRequest or an OrderRequest (cXML 1.2). */
export function readCxmlRequest(root: XmlElement): Result<CxmlRequest, CxmlRejection> {
  if (root.name !== 'cXML') return fail('not-cxml')
  const long = longValueIn(root)
  if (long !== undefined) return fail(`too-long: ${long}` as const)
  if (elementsAtPath(root, 'Request').flatMap(({ children }) => children).length > 1)
    return fail('several-requests')
  const [sender] = elementsAtPath(root, 'Header', 'Sender', 'Credential')
  const userName = sender ? textAtPath(sender, 'Identity') : ''
  const secret = sender ? textAtPath(sender, 'SharedSecret') : ''
  if (userName === '' || secret === '') return fail('no-credentials')
  const common = { payloadId: root.attributes['payloadID'] ?? '', userName, secret }
  const [setup] = elementsAtPath(root, 'Request', 'PunchOutSetupRequest')
  if (setup) return setupIn(setup, common, partiesIn(root))
  const [request] = elementsAtPath(root, 'Request')
  const [order] = elementsAtPath(root, 'Request', 'OrderRequest')
  if (request === undefined || order === undefined) return fail('unknown-request')
  return ok({ ...common, job: {}, kind: 'order', order: readCxmlOrder(request, order) })
}

function setupIn(
  setup: XmlElement,
  common: Omit<Sender, 'job'>,
  parties: CxmlParties | undefined,
): Result<CxmlRequest, CxmlRejection> {
  const operation = OPERATIONS.get((setup.attributes['operation'] ?? '').toLowerCase())
  const returnUrl = textAtPath(setup, 'BrowserFormPost', 'URL')
  if (operation === undefined || returnUrl === '') return fail('incomplete')
  const items = elementsAtPath(setup, 'ItemOut')
  if (items.length > LINES_MAX) return fail('too-many')
  const lines = linesOf(items)
  if (lines === undefined || (operation !== 'CREATE' && lines.length === 0)) return fail('incomplete')
  const basketId = items
    .map(auxiliaryId)
    .find((id) => id.includes('/'))
    ?.split('/')[0]
  const articleNo = textAtPath(setup, 'SelectedItem', 'ItemID', 'SupplierPartID')
  return ok({
    ...common,
    kind: 'setup',
    operation,
    buyerCookie: textAtPath(setup, 'BuyerCookie').slice(0, 500),
    returnUrl,
    ...(parties && { parties }),
    job: jobOf(elementsAtPath(setup, 'Extrinsic')),
    ...(operation !== 'CREATE' && { lines, basketId }),
    ...(articleNo !== '' && { articleNo }),
  })
}

function partiesIn(root: XmlElement): CxmlParties | undefined {
  const [from, to] = ['From', 'To'].map((name): CxmlParty => {
    const [credential] = elementsAtPath(root, 'Header', name, 'Credential')
    const identity = credential ? textAtPath(credential, 'Identity').slice(0, 100) : ''
    return { domain: (credential?.attributes['domain'] ?? '').slice(0, 100), identity }
  })
  return from && to && from.identity !== '' && to.identity !== '' ? { from, to } : undefined
}

const auxiliaryId = (item: XmlElement) => textAtPath(item, 'ItemID', 'SupplierPartAuxiliaryID')

/** Lines of a basket; `undefined` if a line has no article or no whole quantity. */
function linesOf(items: readonly XmlElement[]): readonly IncomingLine[] | undefined {
  const lines = items.map((item): IncomingLine | undefined => {
    const quantity = cxmlQuantity(item)
    const articleNo = textAtPath(item, 'ItemID', 'SupplierPartID')
    if (quantity === undefined || articleNo === '' || articleNo.length > 60) return undefined
    const lineId = auxiliaryId(item).split('/')[1]
    return { articleNo, quantity, ...(lineId && { lineId: lineId.slice(0, 60) }) }
  })
  return lines.includes(undefined) ? undefined : lines.filter((line) => line !== undefined)
}

/** Name of an element whose text or attribute is too long. */
function longValueIn({ name, text, attributes, children }: XmlElement): string | undefined {
  const isLong = [text, ...Object.values(attributes)].some((value) => value.length > VALUE_LENGTH_MAX)
  if (isLong) return name.slice(0, 60)
  for (const child of children) {
    const longValue = longValueIn(child)
    if (longValue !== undefined) return longValue
  }
  return undefined
}
