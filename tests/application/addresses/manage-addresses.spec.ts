import type { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { NO_FEATURES, type Features } from '#domain/session/features.ts'
import { expect, it } from 'vitest'
import type { AddressBook } from '#application/addresses/address-book.port.ts'
import { ManageAddresses } from '#application/addresses/manage-addresses.ts'
import { OpenAddressForm } from '#application/addresses/open-address-form.ts'
import type { ListCountries } from '#application/locale/list-countries.ts'
import type { LocaleStore } from '#application/locale/locale.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Address } from '#domain/addresses/address.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const YARD = { id: 'a1', kind: 'shipping' } as Address
const managing = (stubs: Partial<AddressBook>) => {
  const { port, calls } = recordedPort<AddressBook>(stubs)
  return { manage: new ManageAddresses({ book: port }), calls }
}

it('deletes, restores and prefers an address through the API, and returns the results', async () => {
  const { manage, calls } = managing({
    delete: async () => ok(undefined),
    restore: async () => ok(YARD),
    setDefault: async () => fail({ kind: 'unknown' }),
  })
  expect(await manage.delete('a1')).toEqual(ok(undefined))
  expect(await manage.restore('a1')).toEqual(ok(YARD))
  expect(await manage.setDefault('a2')).toEqual(fail({ kind: 'unknown' }))
  expect(calls).toEqual([
    ['delete', 'a1'],
    ['restore', 'a1'],
    ['setDefault', 'a2'],
  ])
})

it('returns "unreachable" if the call times out, and "logged-out" if the session has ended', async () => {
  const dead = managing({ delete: () => Promise.reject(new ApiFailure('timeout', 'delete')) })
  expect(await dead.manage.delete('a1')).toEqual(fail({ kind: 'unreachable' }))
  const ended = new ApiFailure('session-ended', 'delete')
  const remaining = managing({ delete: () => Promise.reject(ended) })
  expect(await remaining.manage.delete('a1')).toEqual(fail({ kind: 'logged-out' }))
})

const COUNTRIES = [{ id: 'DE', name: 'Germany' }]

const ALLOWED = { ...NO_FEATURES, order: true }

function opening(address?: Address, features: Features = ALLOWED) {
  const { port, calls } = recordedPort<AddressBook>({ find: async () => address })
  const session = { features: NO_FEATURES } as { features: Features } & SessionStore
  const countries = recordedPort<ListCountries>({ deliverable: async () => COUNTRIES }).port
  return {
    open: new OpenAddressForm({
      book: port,
      listCountries: countries,
      locale: { countryId: 'BR' } as LocaleStore,
      session,
      refreshAccountState: { run: async () => void (session.features = features) } as RefreshAccountState,
    }),
    calls,
  }
}

it('the address list requests nothing if no address form is opened', async () => {
  const { open, calls } = opening(YARD)
  expect(await open.run({ kind: 'none', id: 'a1' })).toEqual({ kind: 'none' })
  expect(calls).toEqual([])
})

it.each(['new', 'edit', 'copy'] as const)(
  'does not open the address form %s for an account without the right to order',
  async (kind) => {
    const { open } = opening(YARD, NO_FEATURES)
    expect(await open.run({ kind, id: 'a1' })).toEqual({ kind: 'not-allowed', flag: 'order' })
  },
)

it('does not open the request to change the billing address if another person administers the company', async () => {
  const administrator = { name: 'Anna Becker', rights: [] }
  const { open } = opening(YARD, { ...ALLOWED, administrator })
  expect(await open.run({ kind: 'request-change', id: 'a1' })).toEqual({
    kind: 'not-allowed',
    flag: 'people',
  })
})

it('offers the countries for a new address, with the visitor’s country first', async () => {
  expect(await opening().open.run({ kind: 'new' })).toEqual({
    kind: 'new',
    countries: COUNTRIES,
    homeCountryId: 'BR',
  })
})

it.each(['edit', 'copy'] as const)('opens an address to %s it', async (kind) => {
  const { open, calls } = opening(YARD)
  expect(await open.run({ kind, id: 'a1' })).toEqual({ kind, address: YARD, countries: COUNTRIES })
  expect(calls).toEqual([['find', 'a1']])
})

it('opens the billing address to copy it or to request a change, but not to edit it', async () => {
  const billing: Address = { ...YARD, kind: 'billing' }
  const task = await opening(billing).open.run({ kind: 'request-change', id: 'a1' })
  expect(task).toEqual({ kind: 'request-change', address: billing, countries: COUNTRIES })
  expect(await opening(YARD).open.run({ kind: 'request-change', id: 'a1' })).toEqual({ kind: 'unknown' })
  expect(await opening(billing).open.run({ kind: 'copy', id: 'a1' })).toMatchObject({ address: billing })
  expect(await opening(billing).open.run({ kind: 'edit', id: 'a1' })).toEqual({ kind: 'unknown' })
})

it('does not open an unknown address or a form without an address id', async () => {
  expect(await opening().open.run({ kind: 'copy', id: 'a1' })).toEqual({ kind: 'unknown' })
  const { open, calls } = opening()
  expect(await open.run({ kind: 'edit' })).toEqual({ kind: 'unknown' })
  expect(calls).toEqual([['find', '']])
})
