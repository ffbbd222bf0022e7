import { expect, it } from 'vitest'
import { loader } from '#ui/company/company.route.tsx'
import { loadAt } from '../../fixtures/loader.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const open = (page: string, query = '', countryId = 'DE') =>
  loadAt(loader, anyShop({ countryId }), `/en/company/${page}${query}`, { page })

it('the help desk form is prefilled with the question of the user', async () => {
  expect(await open('help-desk', '?term=%20Right%20')).toMatchObject({
    status: 200,
    value: { page: 'help-desk', companyName: 'Drawbar GmbH', request: 'Right' },
  })
  const long = await open('help-desk', `?term=${'9'.repeat(5_000)}`)
  expect(long).toMatchObject({ value: { request: '9'.repeat(200) } })
})

it.each([
  ['nope', 'DE'],
  ['help-desk', 'FR'],
])('the company page %s returns 404 in the country %s', async (page, countryId) => {
  expect(await open(page, '', countryId)).toMatchObject({ status: 404 })
})
