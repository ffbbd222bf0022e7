import { expect, it } from 'vitest'
import { People } from '#application/people/people.port.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { action } from '#ui/people/people.route.tsx'
import { submitAt } from '../../fixtures/loader.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'

const BUYER = 'C100011'
const ADDRESS = 'D0100001-2'
const SAVED = { intent: 'save', id: BUYER, role: 'BUYER', right: 'order' }
const INVITED = { intent: 'invite', email: 'jo@becker.test', role: 'BUYER' }

const sent = (shop: Container, fields: Record<string, string>) =>
  submitAt(action, shop, '/en/infocenter/people', fields)

const personIn = async (shop: Container) => (await shop.get(People).find(BUYER))!.person

it('the form of a person stores an empty selection of addresses or cost centres as none, and "all" as no restriction', async () => {
  const shop = await loggedInShop('full')
  expect(await sent(shop, { ...SAVED, addressScope: 'selected', address: ADDRESS })).toMatchObject({
    status: 303,
  })
  expect(await personIn(shop)).toMatchObject({ deliveryAddresses: [ADDRESS], costCentres: [] })
  await sent(shop, { ...SAVED, addressScope: 'selected', costCentreScope: 'all' })
  expect(await personIn(shop)).toMatchObject({ deliveryAddresses: [], costCentres: undefined })
  await sent(shop, { ...SAVED, addressScope: 'all', costCentreScope: 'all' })
  expect((await personIn(shop)).deliveryAddresses).toBeUndefined()
})

it.each([
  ['a person with an unknown address', { ...SAVED, address: 'D0100001-99' }],
  ['an invitation with an unknown cost centre', { ...INVITED, costCentre: '9999' }],
])('the form of a person rejects %s', async (_, fields) => {
  expect(await sent(await loggedInShop('full'), fields)).toMatchObject({
    value: { data: { rejection: 'unknown' }, init: { status: 404 } },
  })
})

it('the form of a person rejects a form with an outdated version, with the typed values and the current version', async () => {
  const shop = await loggedInShop('full')
  const { version = '' } = await personIn(shop)
  await sent(shop, { ...SAVED, version, orderLimit: '500' })
  const typed = { ...SAVED, version, orderLimit: '700', seesColleagues: 'on' }
  const current = await personIn(shop)
  expect(await sent(shop, typed)).toMatchObject({
    value: {
      data: {
        rejection: 'changed',
        orderLimit: '700',
        settings: { rights: ['order'], seesColleagues: true },
        version: current.version,
      },
      init: { status: 409 },
    },
  })
  expect(current.orderLimit).toMatchObject({ minor: 50_000 })
  expect(await sent(shop, { ...typed, version: current.version! })).toMatchObject({ status: 303 })
})

it.each(['500 USD', '$500', 'USD 500', '500 руб.', '-5'])(
  'the form of a person rejects the limit %s, which is negative or not in euros',
  async (orderLimit) => {
    const shop = await loggedInShop('full')
    for (const form of [SAVED, INVITED])
      expect(await sent(shop, { ...form, orderLimit })).toMatchObject({
        value: { data: { rejection: 'limit', orderLimit } },
      })
  },
)
