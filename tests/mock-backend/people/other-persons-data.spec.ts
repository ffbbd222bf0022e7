import { expect, test } from 'vitest'
import { callsOf } from '#contracts/calls.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { api, germany, smallBackend } from '../call-api.ts'
import { IN_STOCK, readyToOrder } from '../checkout/ready-to-order.ts'
import { everyRequest } from '../every-request.ts'

/** Texts that the buyer types: personal ones, and those of an order that waits for an approval. */
const PERSONAL = ['Note-of-the-buyer', 'Cart-of-the-buyer', 'WDB9634031L000001', 'List-of-the-buyer']
const ORDERED = ['Order-of-the-buyer', 'Remark-of-the-buyer']
/** Calls that would end the session of the colleague. */
const ENDS_SESSION = /\/(?:logout|password|profile)/
const VIN = PERSONAL[2]!

/** Answers to all calls that a colleague makes with the ids of the buyer, as texts by path. */
async function answersTo(colleague: string) {
  const backend = smallBackend()
  const requests = await everyRequest(backend)
  const { post, get, login } = api(backend)
  const buyer = await readyToOrder(backend, {
    user: 'buyer@demo.test',
    items: [{ sku: IN_STOCK, qty: 200 }],
  })
  const as = (token: string) => (path: string, body: object, headers?: Record<string, string>) =>
    post(path, { ...germany, token, ...body }, headers)
  const asBuyer = as(buyer.caller.token)
  await buyer.call('addresses/set', {
    billingAddressId: 'D0100001-1',
    shippingAddressId: 'D0100001-1',
    contact: 'Markus Keller',
    remark: ORDERED[1],
  })
  const { basHash } = (await buyer.call('validate', { version: buyer.order.version })).body
  const placed = (await buyer.place({ basHash, customerOrderReference: ORDERED[0] }, 'key-of-the-buyer')).body
  const { requestNo } = placed.approval
  await asBuyer('/api/checkout/cart/add', { items: [{ sku: IN_STOCK, qty: 1, note: PERSONAL[0] }] })
  const { carts } = (await asBuyer('/api/carts/create', { name: PERSONAL[1], copyActive: true })).body
  const { cartId } = carts.find(({ name }: { name: string }) => name === PERSONAL[1])
  await post(
    '/api/search/addVinSuggestion',
    { vinNumber: VIN, limit: 5 },
    { authorization: `Bearer ${buyer.caller.token}` },
  )
  const table = { title: PERSONAL[3], columns: [{ title: 'A', kind: 'TEXT' }], rows: [], totals: [null] }
  const { queueId } = (
    await asBuyer('/api/documents/queue', { table }, { 'idempotency-key': 'table-of-the-buyer' })
  ).body

  const token = await login(`${colleague}@demo.test`)
  const ids = { requestNo, cartId, queueId, queueIds: [queueId], basHash }
  const responsesByPath = new Map<string, string>()
  for (const { path, method } of callsOf(shopContract)) {
    if (ENDS_SESSION.test(path)) continue
    const { path: address = path, body, headers = {} } = requests[path] ?? {}
    const own = Object.fromEntries(Object.entries(ids).filter(([name]) => name in (body ?? {})))
    const bearer = { authorization: `Bearer ${token}` }
    const reply =
      method === 'GET'
        ? await get(address, bearer)
        : await post(
            address,
            { ...body, ...own, ...('token' in (body ?? {}) && { token }) },
            { ...headers, ...bearer },
          )
    const text = ArrayBuffer.isView(reply.body)
      ? new TextDecoder('latin1').decode(reply.body as Uint8Array)
      : JSON.stringify(reply.body)
    responsesByPath.set(path, text)
  }
  return responsesByPath
}

const pathsWith = (responsesByPath: ReadonlyMap<string, string>, texts: readonly string[]) =>
  [...responsesByPath].flatMap(([path, responseText]) =>
    texts.some((text) => responseText.includes(text)) ? [path] : [],
  )

test('The buyer gets all personal and ordered data of the buyer', async () => {
  const responsesByPath = await answersTo('buyer')
  for (const text of [...PERSONAL, ...ORDERED])
    expect(pathsWith(responsesByPath, [text]), text).not.toEqual([])
})

test.each([
  ['storeman', []],
  ['bookkeeper', []],
  ['approver', ['/api/approvals/decide', '/api/approvals/get', '/api/approvals/list']],
])(
  'The %s gets data of the buyer only from calls that the rights permit: %s',
  async (colleague, expected) => {
    const responsesByPath = await answersTo(colleague)
    expect(pathsWith(responsesByPath, PERSONAL)).toEqual([])
    expect(pathsWith(responsesByPath, ORDERED).sort()).toEqual(expected)
  },
)
