import { http, HttpResponse, type HttpHandler } from 'msw'
import customers from '../data/customers.json' with { type: 'json' }
import { demoPage, ENTITIES, escapedHtml, fieldOf } from '../http/demo-page.ts'

type Line = {
  readonly articleNo: string
  readonly name: string
  readonly quantity: string
  readonly price: string
}
type Requisition = { readonly lines: Map<string, Line>; posts: number; basketId: string; fields: number }

/** Fields that a customer's system may send with a punch-out. */
const TEXT_FIELDS = [
  ['VIN', 'VIN'],
  ['PLATE', 'License plate'],
  ['ORDERNO', 'Order number'],
] as const
const BUTTONS = [
  ['CREATE', 'Open the shop'],
  ['EDIT', 'Edit the basket'],
  ['INSPECT', 'Look at the basket'],
  ['VALIDATE', 'Validate the part'],
  ['BACKGROUND_SEARCH', 'Search in the background'],
  ['DETAIL', 'Show the part'],
  ['SOURCING', 'Search in the shop'],
] as const

const REQUISITIONS_MAX = 100
const LINES_MAX = 500
const TEXT_LENGTH_MAX = 100
/** Copies the text: in V8 a slice would retain the whole form in memory. */
const short = (text: string) => structuredClone(text.slice(0, TEXT_LENGTH_MAX))

const ID = /^[\w-]{1,40}$/

/**
 * Purchasing system of a buyer for the demo: starts punch-out sessions and shows the returned basket.
 * Requisitions are stored in memory.
 */
export function demoErpHandlers(): HttpHandler[] {
  const requisitions = new Map<string, Requisition>()
  /**
   * Returns the requisition with an id, or a new one. The number is limited, because a client can send any
   * number of ids.
   */
  const requisition = (id: string) => {
    const knownRequisition = requisitions.get(id) ?? { lines: new Map(), posts: 0, basketId: '', fields: 0 }
    requisitions.delete(id)
    requisitions.set(id, knownRequisition)
    const [oldest] = requisitions.keys()
    if (requisitions.size > REQUISITIONS_MAX && oldest !== undefined) requisitions.delete(oldest)
    return knownRequisition
  }
  const idIn = (text: string | null) =>
    text !== null && ID.test(text) ? text : crypto.randomUUID().slice(0, 8)

  return [
    http.get('/demo/erp', ({ request }) => {
      const url = new URL(request.url)
      const id = idIn(url.searchParams.get('req'))
      return demoPage('Demo ERP', erpPage(url, id, requisition(id)))
    }),
    http.post('/demo/erp/return', async ({ request }) => {
      const url = new URL(request.url)
      const id = idIn(url.searchParams.get('req'))
      const received = requisition(id)
      const form = await request.formData()
      const message = form.get('cxml-urlencoded')
      received.posts += 1
      received.fields = [...form.keys()].length
      if (typeof message === 'string') takeMessage(received, message)
      else takeFields(received, form)
      return demoPage('Demo ERP', erpPage(url, id, received))
    }),
    // called by the server, which sends the request to the shop: the credentials never reach the browser
    http.post('/demo/erp/cxml', async ({ request }) => {
      const url = new URL(request.url)
      const form = await request.formData()
      const id = idIn(fieldOf(form, 'req'))
      const shop = demoShop(fieldOf(form, 'shop'), url)
      if (shop === undefined) return new HttpResponse(null, { status: 400 })
      const returnUrl = `${url.origin}/demo/erp/return?${new URLSearchParams({ req: id, shop })}`
      return new HttpResponse(setupRequest(form, returnUrl, requisition(id)), {
        headers: { 'content-type': 'text/xml', 'x-shop': shop },
      })
    }),
  ]
}

/** Origin of the typed URL if it is this host or the local host, so that the demo redirects to no other site. */
function demoShop(typedText: string, ownUrl: URL): string | undefined {
  if (!URL.canParse(typedText)) return undefined
  const { origin, hostname, port, protocol } = new URL(typedText)
  const isOwn = [ownUrl.hostname, 'localhost', '127.0.0.1'].includes(hostname)
  return isOwn && port === ownUrl.port && protocol === ownUrl.protocol ? origin : undefined
}

function put({ lines }: Requisition, key: string, line: Line): void {
  if (lines.size >= LINES_MAX && !lines.has(short(key))) return
  const { articleNo, name, quantity, price } = line
  lines.set(short(key), {
    articleNo: short(articleNo),
    name: short(name),
    quantity: short(quantity),
    price: short(price),
  })
}

/** Stores the lines of an OCI form. A line that is returned again replaces the line with the same id. */
function takeFields(received: Requisition, form: FormData): void {
  const text = (name: string, index: number) => fieldOf(form, `NEW_ITEM-${name}[${index}]`)
  for (let position = 1; text('DESCRIPTION', position) !== ''; position += 1) {
    received.basketId = short(text('EXT_QUOTE_ID', position)) || received.basketId
    const key = text('EXT_QUOTE_ITEM', position) || `found ${position}`
    put(received, key, {
      articleNo: text('VENDORMAT', position),
      name: text('DESCRIPTION', position),
      quantity: text('QUANTITY', position),
      price: `${text('PRICE', position)} ${text('CURRENCY', position)}`.trim(),
    })
  }
}

/** Stores the basket of a cXML message, which replaces the earlier one; an aborted session returns an empty basket. */
function takeMessage(received: Requisition, message: string): void {
  const items = message.split('<ItemIn ').slice(1)
  if (items.length === 0) return
  received.lines.clear()
  for (const item of items) {
    const text = (pattern: RegExp) => unescaped(pattern.exec(item)?.[1] ?? '')
    const [basketId = '', lineId = ''] = text(/<SupplierPartAuxiliaryID>([^<]*)/).split('/')
    received.basketId = short(basketId)
    put(received, lineId, {
      articleNo: text(/<SupplierPartID>([^<]*)/),
      name: text(/<Description[^<>]*>([^<]*)/),
      quantity: text(/quantity="(\d+)"/),
      price: text(/<Money[^<>]*>([^<]*)/),
    })
  }
}

function setupRequest(form: FormData, returnUrl: string, { lines, basketId }: Requisition): string {
  const text = (name: string) => escapedHtml(fieldOf(form, name))
  const operation = text('FUNCTION').toLowerCase()
  const items = [...lines].map(
    ([lineId, { articleNo, quantity }]) =>
      `<ItemOut quantity="${Number(quantity)}"><ItemID><SupplierPartID>${escapedHtml(articleNo)}</SupplierPartID><SupplierPartAuxiliaryID>${escapedHtml(`${basketId}/${lineId}`)}</SupplierPartAuxiliaryID></ItemID></ItemOut>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<cXML payloadID="${crypto.randomUUID()}@erp" timestamp="${new Date().toISOString()}"><Header><Sender><Credential domain="NetworkId"><Identity>demo-cxml-${text('account')}</Identity><SharedSecret>demo</SharedSecret></Credential></Sender></Header>
<Request><PunchOutSetupRequest operation="${operation}"><BuyerCookie>${text('req')}</BuyerCookie>${TEXT_FIELDS.map(([name]) => `<Extrinsic name="${name.toLowerCase()}">${text(name)}</Extrinsic>`).join('')}<BrowserFormPost><URL>${escapedHtml(returnUrl)}</URL></BrowserFormPost>${operation === 'create' ? '' : items.join('')}</PunchOutSetupRequest></Request></cXML>`
}

function erpPage(url: URL, id: string, { lines, posts, basketId, fields }: Requisition): string {
  const query = url.searchParams
  const shop = query.get('shop') ?? url.origin
  const account = query.get('account') ?? 'D0100001'
  const isFramed = query.get('mode') === 'iframe'
  const back = `${url.origin}/demo/erp/return?${new URLSearchParams({ req: id, shop, account, ...(isFramed && { mode: 'iframe' }) })}`
  const hidden = (values: Record<string, string>) =>
    Object.entries(values)
      .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapedHtml(value)}">`)
      .join('')
  const target = isFramed ? ' target="shop"' : ''
  const jobFields = TEXT_FIELDS.map(
    ([name, label]) => `<p><label>${label} <input name="${name}"></label></p>`,
  ).join('')
  const buttons = (names: readonly string[]) =>
    BUTTONS.filter(([name]) => names.includes(name))
      .map(([name, label]) => `<button name="FUNCTION" value="${name}">${label}</button>`)
      .join(' ')
  const rows = [...lines].map(
    ([lineId, line]) =>
      `<tr><td>${escapedHtml(lineId)}</td><td>${escapedHtml(line.articleNo)}</td><td>${escapedHtml(line.name)}</td><td>${escapedHtml(line.quantity)}</td><td>${escapedHtml(line.price)}</td></tr>`,
  )
  const accounts = customers.customers.map(
    ({ customerId, login }) =>
      `<option value="${customerId}"${customerId === account ? ' selected' : ''}>${login}</option>`,
  )
  return `<h1>Demo ERP</h1>
<form method="get"><label>Account <select name="account">${accounts.join('')}</select></label>${hidden({ req: id, shop })}
<label>Show the shop in <select name="mode"><option value="tab">this tab</option><option value="iframe"${isFramed ? ' selected' : ''}>a frame</option></select></label> <button>Use</button></form>
<h2>OCI</h2><form method="post" action="${escapedHtml(shop)}/punchout/oci"${target}>
${hidden({ USERNAME: `demo-oci5-${account}`, PASSWORD: 'demo', HOOK_URL: back, BASKETID: basketId, '~TARGET': isFramed ? '_parent' : '_self' })}
${jobFields}<p><label>Part <input name="PRODUCTID"></label> <label>Quantity <input name="QUANTITY" value="1"></label> <label>Words <input name="SEARCHSTRING"></label></p>
<p>${buttons(BUTTONS.map(([name]) => name))}</p></form>
<h2>cXML</h2><form method="post" action="/demo/erp/cxml"${target}>${hidden({ req: id, shop, account })}${jobFields}<p>${buttons(['CREATE', 'EDIT', 'INSPECT'])}</p></form>
<h2>Requisition ${escapedHtml(id)}</h2><p role="status">${lines.size} lines after ${posts} returns, ${fields} fields in the last</p>
<table><thead><tr><th>Line</th><th>Article</th><th>Name</th><th>Quantity</th><th>Price</th></tr></thead><tbody>${rows.join('')}</tbody></table>
${isFramed ? '<iframe name="shop" title="Shop" width="1200" height="800"></iframe>' : ''}`
}

const unescaped = (text: string) =>
  Object.entries(ENTITIES).reduceRight(
    (writtenText, [sign, entity]) => writtenText.replaceAll(entity, sign),
    text,
  )
