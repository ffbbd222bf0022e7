// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { EditablePerson, PersonSettings } from '#domain/people/person.ts'
import { PersonForm } from '#ui/people/person-form.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'

const ADDRESSES = ['Bielefeld', 'Kassel'].map((name, place) => ({ id: `A-${place}`, name }))

function fileOf(settings: Partial<PersonSettings>, addresses = ADDRESSES): EditablePerson {
  const role = 'BUYER'
  const limits = { orderLimit: undefined, deliveryAddresses: undefined, costCentres: undefined }
  const known = { personId: 'C1', email: 'jo@x.test', name: 'Jo', state: 'ACTIVE' } as const
  const person = { ...known, role, rights: [], seesColleagues: true, isLastAdministrator: false } as const
  return {
    person: { ...person, ...limits, ...settings },
    roles: [{ role, rights: [] }],
    companyRights: [],
    currency: 'EUR',
    addresses,
    costCentres: [],
  }
}

/** Ids of the delivery addresses that the form sends, or `all`. */
function sent(): readonly string[] | string {
  const form = new FormData(document.querySelector('form')!)
  return form.get('addressScope') === 'all' ? 'all' : form.getAll('address').map(String)
}

const group = () => within(screen.getByRole('group', { name: /^Delivery addresses/ }))

it.each([
  ['all', undefined, 'all'],
  ['one', ['A-1'], ['A-1']],
  ['no', [], []],
])(
  'the form of a person shows and sends the selection of delivery addresses: %s',
  async (_, deliveryAddresses, expected) => {
    await renderPage(<PersonForm file={fileOf({ deliveryAddresses })} actionData={undefined} />)
    expect(sent()).toEqual(expected)
    const checked = group().getAllByRole('radio', { checked: true })
    expect(checked.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      expected === 'all' ? 'All' : 'Only the selected ones',
    ])
  },
)

it('the form of a person sends only a chosen address after it is checked, and all addresses after "All" is checked', async () => {
  await renderPage(<PersonForm file={fileOf({})} actionData={undefined} />)
  await userEvent.click(group().getByLabelText('Kassel'))
  expect(sent()).toEqual(['A-1'])
  await userEvent.click(group().getByLabelText('All'))
  expect(sent()).toBe('all')
})

it('the form of a person shows no choice of addresses and sends "all" if the company has no addresses', async () => {
  await renderPage(<PersonForm file={fileOf({}, [])} actionData={undefined} />)
  expect(screen.queryByRole('radio')).toBeNull()
  expect(sent()).toBe('all')
})
