import { expect, it } from 'vitest'
import type { AddressBook } from '#application/addresses/address-book.port.ts'
import { RequestBillingAddress, SaveAddress } from '#application/addresses/save-address.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { EMPTY_ADDRESS, type Address, type AddressDraft } from '#domain/addresses/address.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const YARD: AddressDraft = {
  ...EMPTY_ADDRESS,
  company: 'Kühn KG',
  street: 'Kupplungsweg 12',
  postCode: '48155',
  city: 'Münster',
  countryId: 'DE',
}
const SAVED: Address = { ...YARD, id: 'a1', kind: 'shipping', isDefault: false, version: '2' }
const KNOWN = { id: 'a1', version: '1' }

function saving(stubs: Partial<AddressBook> = {}) {
  const { port, calls } = recordedPort<AddressBook>({
    suggestions: async () => [],
    save: async () => ok(SAVED),
    ...stubs,
  })
  return { save: new SaveAddress({ book: port }), calls }
}

it('validates the address with the postal service, then saves the loaded version with trimmed texts', async () => {
  const { save, calls } = saving()
  const typed = { ...YARD, company: ' Kühn KG ', isDefault: true }
  expect(await save.run({ known: KNOWN, typed, isChecked: false })).toEqual(ok(SAVED))
  expect(calls).toEqual([
    ['suggestions', YARD],
    ['save', YARD, KNOWN],
  ])
})

it('saves an already validated address as typed', async () => {
  const { save, calls } = saving({ suggestions: async () => [YARD] })
  expect(await save.run({ typed: YARD, isChecked: true })).toEqual(ok(SAVED))
  expect(calls).toEqual([['save', YARD, undefined]])
})

it('returns the suggestion of the postal service, and saves nothing', async () => {
  const suggestions = [{ ...YARD, postCode: '48153' }]
  const { save, calls } = saving({ suggestions: async () => suggestions })
  const result = await save.run({ typed: YARD, isChecked: false })
  expect(result).toEqual(fail({ kind: 'suggestions', suggestions }))
  expect(calls).toHaveLength(1)
})

it('sends no invalid address', async () => {
  const { save, calls } = saving()
  const result = await save.run({ typed: { ...YARD, city: ' ' }, isChecked: false })
  expect(result).toEqual(fail({ kind: 'faults', faults: { city: { kind: 'missing' } } }))
  expect(calls).toEqual([])
})

const saveAgainst = (save: AddressBook['save']) =>
  saving({ save }).save.run({ known: KNOWN, typed: YARD, isChecked: true })

it('reports a blocked country at the country field', async () => {
  expect(await saveAgainst(async () => fail({ kind: 'country-blocked' }))).toEqual(
    fail({ kind: 'faults', faults: { countryId: { kind: 'blocked' } } }),
  )
})

it('reports an address as saved if the API rejects a retry, but already contains the typed address', async () => {
  expect(await saveAgainst(async () => fail({ kind: 'changed-elsewhere', current: SAVED }))).toEqual(
    ok(SAVED),
  )
})

it('reports that a colleague has changed or deleted the address', async () => {
  const conflict = { kind: 'changed-elsewhere', current: { ...SAVED, city: 'Hamm' } } as const
  expect(await saveAgainst(async () => fail(conflict))).toEqual(fail(conflict))
  expect(await saveAgainst(async () => fail({ kind: 'unknown' }))).toEqual(fail({ kind: 'unknown' }))
})

it('returns "unreachable" if the call times out, and "logged-out" if the user is logged out', async () => {
  const dead = () => Promise.reject(new ApiFailure('timeout', 'save'))
  expect(await saveAgainst(dead)).toEqual(fail({ kind: 'unreachable' }))
  const ended = new ApiFailure('logged-out', 'save')
  expect(await saveAgainst(() => Promise.reject(ended))).toEqual(fail({ kind: 'logged-out' }))
})

const requesting = (requestChange: AddressBook['requestChange']) => {
  const { port, calls } = recordedPort<AddressBook>({ requestChange })
  return { request: new RequestBillingAddress({ book: port }), calls }
}

it('sends the request for a billing address if its fields are valid', async () => {
  const { request, calls } = requesting(async () => ok('T-1'))
  const faulty = await request.run({ ...YARD, city: ' ' })
  expect(faulty).toEqual(fail({ kind: 'faults', faults: { city: { kind: 'missing' } } }))
  expect(await request.run({ ...YARD, city: ' Münster ' })).toEqual(ok('T-1'))
  expect(calls).toEqual([['requestChange', YARD]])
})

it.each([
  ['country-blocked', { kind: 'faults', faults: { countryId: { kind: 'blocked' } } }],
  ['unknown', { kind: 'unknown' }],
] as const)('reports the rejection of a request for a billing address: %s', async (kind, rejection) => {
  const { request } = requesting(async () => fail({ kind }))
  expect(await request.run(YARD)).toEqual(fail(rejection))
})
