import { expect, it } from 'vitest'
import { action, loader } from '#ui/addresses/addresses.route.tsx'
import { loadAt, submitAt } from '../../fixtures/loader.fixture.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'

const ADDRESS = {
  company: 'Kran GmbH',
  street: 'Ring 1',
  postCode: '34123',
  city: 'Kassel',
  countryId: 'DE',
}

type Loader = Parameters<typeof loadAt>[0]

const opened = async (partner: Partner, search: string) =>
  loadAt(loader as Loader, await loggedInShop(partner), `/en/infocenter/addresses${search}`)

const sent = async (partner: Partner, fields: Record<string, string>) =>
  submitAt(action, await loggedInShop(partner), '/en/infocenter/addresses', fields)

it.each([
  ['full', '?new=1', { status: 200 }, { kind: 'new' }],
  ['full', '?change=D0100001-1', { status: 200 }, { kind: 'request-change' }],
  ['storeman', '', { status: 200 }, { kind: 'none' }],
  ['storeman', '?new=1', { status: 403 }, { kind: 'not-allowed', flag: 'order' }],
  ['storeman', '?change=D0100001-1', { status: 403 }, { kind: 'not-allowed', flag: 'people' }],
] as const)(
  'the address page loads the rights of the account "%s" itself, and checks them for the query "%s"',
  async (partner, search, init, form) => {
    expect(await opened(partner, search)).toMatchObject({ value: { data: { form }, init } })
  },
)

it.each([
  [{ intent: 'delete', id: 'D0100001-2' }, 'order'],
  [{ intent: 'default', id: 'D0100001-2' }, 'order'],
  [{ intent: 'save', isChecked: '1', ...ADDRESS }, 'order'],
  [{ intent: 'request-change', ...ADDRESS }, 'people'],
])('the address page shows the missing right if the API rejects the form %o', async (fields, flag) => {
  expect(await sent('storeman', fields)).toMatchObject({
    value: { data: { kind: 'not-allowed', flag }, init: { status: 403 } },
  })
})

it('the address page loads the rights itself before it deletes an address', async () => {
  const outcome = await sent('full', { intent: 'delete', id: 'D0100001-2' })
  expect(outcome).toMatchObject({ location: '/en/infocenter/addresses?done=deleted&of=D0100001-2' })
})
