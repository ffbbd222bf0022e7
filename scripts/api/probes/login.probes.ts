import { shopContract } from '#contracts/shop.contract.ts'
import type { ApiCaller } from '../kit/api-caller.ts'
import { cartSku, type ProbeFixtures } from '../kit/probe-fixtures.ts'
import { ProbeFailed, assertProbe, assertProbeEqual, requireValue } from '../kit/outcome.ts'
import { probesOf } from '../kit/probe.ts'
import { searchResultsWith, skusOf } from './search-results.ts'
import { isPrice, pricesIn } from './prices-in.ts'

const ENDED = 401000

function payloadOf(token: string): Record<string, unknown> {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  } catch {
    throw new ProbeFailed('the token is no JWT')
  }
}

/** Responses of all calls that contain prices for users who may see them. */
async function answersWithPrices(
  fixtures: ProbeFixtures,
  caller: ApiCaller,
): Promise<readonly [string, unknown][]> {
  const part = await fixtures.part()
  const page = { start: 0, length: 5, filter: {} }
  const bodies: [string, unknown][] = [
    ['search', await caller.ask(shopContract.search.partSearch, { searchTerm: part.sku })],
    ['results', await searchResultsWith(caller, { term: part.sku })],
  ]
  for (const { slug } of (await fixtures.parts()).slice(0, 5)) {
    bodies.push([slug, await caller.ask(shopContract.product.product, { slug })])
  }
  if (await fixtures.offers('comparison')) {
    bodies.push(['comparison', await caller.ask(shopContract.product.compare, { slugs: [part.slug] })])
  }
  if (caller.token === null) return bodies
  const tried = async (id: string, name: string, ask: () => Promise<{ status: number; body: unknown }>) => {
    if (!(await fixtures.offersCall(id))) return
    const { status, body } = await ask()
    if (status < 300) bodies.push([name, body])
  }
  const { cart, orders, documents, backorder, infocenter, carts, invoices, lineCheck } = shopContract
  const line = [{ lineNo: 1, input: part.sku, quantity: 1 }]
  await tried('cart.getQuote', 'cart', () => caller.send(cart.getQuote))
  await tried('checkout.validate', 'check of the cart', () =>
    caller.send(shopContract.checkout.validate, { version: 0 }),
  )
  await tried('orders.list', 'orders', () => caller.send(orders.list, page))
  await tried('backorder.list', 'back orders', () => caller.send(backorder.list, page))
  for (const documentType of ['INVOICE', 'CREDIT_NOTE', 'DESPATCH_ADVICE']) {
    await tried('documents.list', documentType, () => caller.send(documents.list, { ...page, documentType }))
  }
  await tried('invoices.ageing', 'open amounts', () => caller.send(invoices.ageing))
  await tried('infocenter.overview', 'overview', () => caller.send(infocenter.overview))
  await tried('carts.list', 'saved carts', () => caller.send(carts.list))
  await tried('lineCheck.resolve', 'quick order', () => caller.send(lineCheck.resolve, { numbers: line }))
  await tried('lineCheck.availability', 'availability', () =>
    caller.send(lineCheck.availability, { items: line }),
  )
  return bodies
}

async function mustHidePrices(fixtures: ProbeFixtures, caller: ApiCaller): Promise<void> {
  for (const [name, body] of await answersWithPrices(fixtures, caller)) {
    const [found] = pricesIn(body)
    assertProbe(found === undefined, `${name}: a price at ${found}`)
  }
}

async function otherWithout(
  fixtures: ProbeFixtures,
  feature: 'showPrice' | 'fillBasket' | 'order' | 'invoice' | 'shipment',
) {
  const other = (await fixtures.others()).find(({ user }) => !user.features[feature])
  return requireValue(other, `account without ${feature} (name one with --other)`)
}

export const loginProbes = probesOf('login', [
  [
    'SESS-02',
    'A login returns a token that is a JWT, valid for expiresIn.',
    async (fixtures) => {
      const { accessToken, expiresIn } = await fixtures.guest.ask(
        shopContract.account.login,
        fixtures.server.account,
      )
      const { exp } = payloadOf(accessToken)
      assertProbe(typeof exp === 'number', 'the payload of the token names no exp')
      const remaining = exp - Date.now() / 1000
      assertProbe(
        Math.abs(remaining - expiresIn) < 120,
        `the token is valid for ${remaining} s, expiresIn is ${expiresIn}`,
      )
    },
  ],
  [
    'SESS-02',
    'A login returns names and country of the user.',
    async (fixtures) => {
      const { user } = await fixtures.account()
      assertProbe(`${user.given_name}${user.family_name}`.trim() !== '', 'the user has no name')
    },
  ],
  [
    'PAGE-08',
    'A wrong password is refused, in the same way as an unknown user.',
    async (fixtures) => {
      const { username } = fixtures.server.account
      const wrong = { username, password: `no-${crypto.randomUUID()}` }
      const unknownUser = { ...wrong, username: `nobody-${crypto.randomUUID()}@example.com` }
      const [one, other] = [
        await fixtures.guest.refused(shopContract.account.login, wrong, [401, 429]),
        await fixtures.guest.refused(shopContract.account.login, unknownUser, [401, 429]),
      ]
      assertProbeEqual(other.code, one.code, 'code for an unknown user')
      assertProbe(one.code !== ENDED, 'a wrong password is told as an ended session')
    },
  ],
  [
    'PAGE-08',
    'The request for a new password gets the same response for known and unknown users.',
    async (fixtures) => {
      const ask = (passwordReset: string) =>
        fixtures.guest.send(shopContract.account.passwordReset, undefined, { params: { passwordReset } })
      const [known, unknown] = [await ask(fixtures.server.account.username), await ask('nobody@example.com')]
      assertProbeEqual(
        [unknown.status, unknown.body],
        [known.status, known.body],
        'answer for an unknown user',
      )
    },
  ],
  [
    'SESS-01',
    'A token with a changed signature is refused as an ended session (401000).',
    async (fixtures) => {
      const token = requireValue((await fixtures.customer()).token, 'token')
      const [header, payload, signature = ''] = token.split('.')
      const forged = `${header}.${payload}.${[...signature].toReversed().join('')}`
      const refused = await fixtures.guest
        .with({ token: forged })
        .refused(shopContract.account.getFeatures, {}, [401])
      assertProbeEqual(refused.code, ENDED, 'code')
    },
  ],
  [
    'SESS-01',
    'An invalid or missing token is refused as an ended session (401000).',
    async (fixtures) => {
      for (const token of ['nonsense', null]) {
        const { code } = await fixtures.guest
          .with({ token })
          .refused(shopContract.account.getFeatures, {}, [401])
        assertProbeEqual(code, ENDED, `code with the token ${token}`)
      }
    },
  ],
  [
    'SESS-03',
    'After a logout the token is refused; another session of the same user continues.',
    async (fixtures) => {
      const [leaving, staying] = [await fixtures.logIn(), await fixtures.logIn()]
      await leaving.caller.ask(shopContract.account.logout, {})
      const { code } = await leaving.caller.refused(shopContract.account.getFeatures, {}, [401])
      assertProbeEqual(code, ENDED, 'code after the logout')
      await staying.caller.ask(shopContract.account.getFeatures, {})
    },
  ],
  [
    'SESS-06',
    'getfeatures tells the same rights as the login.',
    async (fixtures) => {
      const { caller, user } = await fixtures.account()
      const features = await caller.ask(shopContract.account.getFeatures, {})
      for (const [name, value] of Object.entries(user.features)) {
        assertProbeEqual(features[name as keyof typeof user.features], value, name)
      }
    },
  ],
  [
    'PRICE-01',
    'An anonymous visitor gets no price, and priceVisible false.',
    async (fixtures) => {
      await mustHidePrices(fixtures, fixtures.guest)
      const { product } = await fixtures.guest.ask(shopContract.product.product, {
        slug: (await fixtures.part()).slug,
      })
      assertProbeEqual(product?.priceVisible, false, 'priceVisible')
    },
  ],
  [
    'PRICE-01',
    'An account without the right to prices gets no price in any response.',
    async (fixtures) => mustHidePrices(fixtures, (await otherWithout(fixtures, 'showPrice')).caller),
  ],
  [
    'PRICE-01',
    'Sorting reveals no prices to an account without the right to them.',
    async (fixtures) => {
      const { caller } = await otherWithout(fixtures, 'showPrice')
      const sorted = await searchResultsWith(caller, { sort_by: 'price', length: 50 })
      const plain = await searchResultsWith(caller, { length: 50 })
      assertProbeEqual(skusOf(sorted.items), skusOf(plain.items), 'parts sorted by a hidden price')
    },
  ],
  [
    'PRICE-01',
    'An account with the right to prices gets them, in its currency, above 0.',
    async (fixtures) => {
      const { caller, user } = await fixtures.account()
      if (!user.features.showPrice) requireValue(undefined, 'price: this account sees none')
      const { items } = await searchResultsWith(caller, {})
      const priced = items.find(({ pricePackage }) => pricePackage !== undefined)
      assertProbe(priced !== undefined, 'an account with showPrice sees no price')
      assertProbe(priced.priceVisible, 'a price is there, and priceVisible is false')
      assertProbe((priced.pricePackage?.price.value ?? 0) > 0, 'the price is not above 0')
      if (user.currency !== undefined) {
        assertProbeEqual(priced.pricePackage?.price.currency.code, user.currency, 'currency')
      }
    },
  ],
  [
    'PRICE-01',
    'Prices are consistent: discount, promotion and scale.',
    async (fixtures) => {
      const parts = await fixtures.parts()
      requireValue(
        parts.find(({ pricePackage }) => pricePackage !== undefined),
        'price',
      )
      for (const { sku, pricePackage } of parts) {
        if (pricePackage === undefined) continue
        const { price, listPrice, promotion, scale } = pricePackage
        const currencies = [price, listPrice, promotion?.regularPrice, ...scale.map((one) => one.price)]
          .filter(isPrice)
          .map(({ currency }) => currency.code)
        assertProbe(new Set(currencies).size === 1, `${sku} has prices in several currencies`)
        assertProbe(price.value <= (listPrice?.value ?? price.value), `${sku} costs more than its list price`)
        assertProbe(
          price.value <= (promotion?.regularPrice.value ?? price.value),
          `${sku}: a promotion raises it`,
        )
        assertProbe(
          scale.every((one, index) => index === 0 || one.from > (scale[index - 1]?.from ?? 0)),
          `${sku}: the scale is not in order`,
        )
      }
    },
  ],
  [
    'PERM-02',
    'An account without fillBasket cannot add to a cart.',
    async (fixtures) => {
      const { caller } = await otherWithout(fixtures, 'fillBasket')
      const sku = cartSku(await fixtures.part())
      await caller.send(shopContract.cart.create)
      const before = await caller.send(shopContract.cart.getQuote)
      const { status, body } = await caller.send(shopContract.cart.add, { items: [{ sku, qty: 1 }] })
      const { lines = [] } = body as { lines?: { acceptedQuantity: number }[] }
      assertProbe(
        status === 403 || lines.every(({ acceptedQuantity }) => acceptedQuantity === 0),
        'a part was accepted',
      )
      const after = await caller.send(shopContract.cart.getQuote)
      assertProbeEqual(itemsOf(after.body), itemsOf(before.body), 'lines of the cart')
    },
  ],
  ...(['order', 'invoice', 'shipment'] as const).map(
    (feature) =>
      [
        'PERM-01',
        `An account without ${feature} is refused what the right is for.`,
        async (fixtures: ProbeFixtures) => {
          const page = { start: 0, length: 1, filter: {} }
          const [id, route, body] = (
            {
              order: ['orders.list', shopContract.orders.list, page],
              invoice: ['documents.list', shopContract.documents.list, { ...page, documentType: 'INVOICE' }],
              shipment: [
                'documents.list',
                shopContract.documents.list,
                { ...page, documentType: 'DESPATCH_ADVICE' },
              ],
            } as const
          )[feature]
          if (!(await fixtures.offersCall(id))) requireValue(undefined, `call ${id}`)
          const { caller } = await otherWithout(fixtures, feature)
          await caller.refused(route, body, [403])
        },
      ] as const,
  ),
])

const itemsOf = (body: unknown): number =>
  (body as { quote?: { items?: readonly unknown[] } }).quote?.items?.length ?? 0
