import { expect, test } from 'vitest'
import { HttpCartApi } from '#adapters/http/cart/http-cart-api.ts'
import { fail } from '#domain/shared/result.ts'
import { shopApiOver } from '../../../fixtures/shop-api.fixture.ts'

const EMPTY = { items: [], version: 0, priceVisible: true }
const ITEM = { sku: 'NW-3.70481', quantity: 4 }

const refused = (status: number, code: number) =>
  Response.json({ title: 'Refused', status, code }, { status })

/** An API that accepts parts only after the cart was created. */
function cartsThatAreCreated(creates: () => Response = () => Response.json({ code: 200_000 })) {
  const calls: string[] = []
  let isCreated = false
  const fetch = async (request: Request) => {
    const call = new URL(request.url).pathname.split('/').at(-1) ?? ''
    calls.push(call)
    if (call === 'create') {
      const response = creates()
      isCreated = response.ok
      return response
    }
    if (!isCreated) return refused(404, 404_002)
    return Response.json(call === 'getQuote' ? { quote: EMPTY } : { code: 200_000 })
  }
  return { calls, cart: new HttpCartApi(shopApiOver({ fetch })) }
}

test('A cart that does not exist yet is created and then loaded', async () => {
  const { calls, cart } = cartsThatAreCreated()
  expect(await cart.quote()).toMatchObject({ ok: true, value: { lines: [] } })
  expect(calls).toEqual(['getQuote', 'create', 'getQuote'])
})

test('A part is added to a cart that had to be created first', async () => {
  const { calls, cart } = cartsThatAreCreated()
  expect(await cart.add([ITEM], 'key-1')).toMatchObject({ value: [{ sku: ITEM.sku, accepted: 4 }] })
  expect(calls).toEqual(['add', 'create', 'add'])
})

test('An existing cart is not created again', async () => {
  const { calls, cart } = cartsThatAreCreated()
  await cart.quote()
  await cart.add([ITEM], 'key-1')
  await cart.quote()
  expect(calls.filter((call) => call === 'create')).toHaveLength(1)
})

test.each([403, 409, 422])(
  'A cart whose creation is rejected with status %d is reported as missing',
  async (status) => {
    const { calls, cart } = cartsThatAreCreated(() => refused(status, status * 1000 + 1))
    expect(await cart.add([ITEM], 'key-1')).toEqual(fail({ kind: 'no-cart' }))
    expect(await cart.quote()).toEqual(fail({ kind: 'no-cart' }))
    expect(calls).toEqual(['add', 'create', 'getQuote', 'create'])
  },
)

test('A lost response to the creation of a cart is thrown as unavailable', async () => {
  const { cart } = cartsThatAreCreated(() => new Response(null, { status: 503 }))
  await expect(cart.quote()).rejects.toMatchObject({ kind: 'unavailable' })
})
