// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import type { FitConditions } from '#domain/vehicles/fit.ts'
import { FitOfLine, FitOfList } from '#ui/vehicles/fit-of-list.tsx'
import type { ListedPart } from '#ui/vehicles/listed-part.ts'
import '#ui/vehicles/fits.module.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

const VEHICLE = { slug: 'man-tgx-18-440', name: 'MAN TGX 18.440', facts: 'year=2015' }
const NEVER: readonly FitConditions[] = []
const ALWAYS: readonly FitConditions[] = [{}]
const OF_SOME: readonly FitConditions[] = [{ axle: ['6x2'] }]

const part = (articleNo: string, overrides: Partial<ListedPart> = {}): ListedPart => ({
  articleNo,
  name: 'Leaf spring',
  slug: `nw-${articleNo}`,
  ...overrides,
})

type Told = readonly (readonly [ListedPart, readonly FitConditions[]])[]

async function show(
  reported: Told,
  { vehicle, isBrief }: { readonly vehicle?: typeof VEHICLE; readonly isBrief?: boolean } = {
    vehicle: VEHICLE,
  },
) {
  const shop = anyShop()
  shop.get(ChosenVehicleStore).choose(vehicle)
  const parts = reported.map(([listed]) => listed)
  shop.get(PartFitsStore).add(
    VEHICLE.slug,
    parts.map(({ articleNo }) => articleNo),
    reported.map(([{ articleNo }, alternatives]) => ({ articleNo, alternatives, isUniversal: false })),
  )
  await renderPage(
    <>
      <FitOfList parts={parts} isBrief={isBrief} />
      <ul>
        {parts.map(({ articleNo }) => (
          <li key={articleNo}>
            <FitOfLine articleNo={articleNo} />
          </li>
        ))}
      </ul>
    </>,
    { shop },
  )
  return userEvent.setup()
}

const notice = () => within(screen.getByRole('status'))
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('the fit panel of a list lists the part that does not fit, with a link to its page', async () => {
  await show([
    [part('3.76057', { typed: '3.55456' }), NEVER],
    [part('1.00190', { typed: '1.00190' }), ALWAYS],
  ])
  expect(notice().getByText('1 of 2 parts does not fit MAN TGX 18.440')).toBeDefined()
  const links = notice().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3.76057 (entered as 3.55456) Leaf spring', '/en/products/nw-3.76057'],
  ])
})

it('the brief fit panel of a list shows how many parts do not fit, but not their names', async () => {
  await show([[part('3.76057'), NEVER]], { vehicle: VEHICLE, isBrief: true })
  expect(notice().getByText('This part does not fit MAN TGX 18.440')).toBeDefined()
  expect(notice().queryByRole('link')).toBeNull()
})

it('the fit panel of a list lists a part without a page by its number, without a link', async () => {
  await show([[part('3.76057', { slug: '', name: '' }), NEVER]])
  expect(notice().queryByRole('link')).toBeNull()
  expect(notice().getByRole('listitem').textContent).toBe('3.76057')
})

it('the fit panel of a list lists only the first of many parts', async () => {
  await show(Array.from({ length: 20 }, (_, index) => [part(`3.7${1_000 + index}`), NEVER] as const))
  expect(notice().getAllByRole('link')).toHaveLength(5)
  expect(notice().getByText('15 more')).toBeDefined()
})

it('each line of a list shows whether its part fits, and fields for the missing vehicle facts', async () => {
  const user = await show([
    [part('3.76057'), NEVER],
    [part('1.00190'), ALWAYS],
    [part('3.00130', { typed: '81.43700' }), OF_SOME],
  ])
  expect(rows().slice(-3)).toEqual([
    'Does not fit MAN TGX 18.440',
    'Fits MAN TGX 18.440',
    'Vehicle details needed',
  ])
  expect(
    notice().getByText('On this page, 1 of 3 parts needs a detail of the vehicle MAN TGX 18.440'),
  ).toBeDefined()
  await user.selectOptions(notice().getByLabelText('Axle configuration'), '6x2')
  await user.click(notice().getByRole('button', { name: 'Check fit' }))
  expect(rows().at(-1)).toBe('Fits MAN TGX 18.440')
})

it('the fit panel of a list renders a form that works without scripts, and redirects back', async () => {
  await show([[part('3.00130'), OF_SOME]])
  const { form } = notice().getByLabelText<HTMLSelectElement>('Axle configuration')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en/vin'])
  expect(Object.fromEntries(new FormData(form!, notice().getByRole('button')))).toMatchObject({
    choice: 'tell',
    back: '/en',
  })
})

it('the fit panel offers the axle configurations of all parts, and no part fits after "another" is chosen', async () => {
  const user = await show([
    [part('3.00130'), OF_SOME],
    [part('3.00131'), [{ axle: ['6x4', '4x2'] }]],
  ])
  const options = [...notice().getByLabelText<HTMLSelectElement>('Axle configuration').options]
  expect(options.map(({ text }) => text)).toEqual(['Please choose', '4x2', '6x2', '6x4', 'another'])
  await user.selectOptions(notice().getByLabelText('Axle configuration'), 'another')
  await user.click(notice().getByRole('button', { name: 'Check fit' }))
  expect(notice().getByText('2 of 2 parts do not fit MAN TGX 18.440')).toBeDefined()
  expect(rows().at(-1)).toBe('Does not fit MAN TGX 18.440 Axle configuration: another (part: 6x4 or 4x2)')
})

it('the fit panel of a list shows all six digits of the chassis number', async () => {
  const vehicle = { ...VEHICLE, facts: 'chassis=34890' }
  await show([[part('3.00130'), [{ chassis: { from: 73_817 } }]]], { vehicle })
  expect(rows().at(-1)).toContain('Last six digits of the VIN: 034890 (part: from 073817)')
})

it('a stored fact can be changed, with and without scripts', async () => {
  const user = await show([[part('3.00130'), OF_SOME]])
  expect(notice().queryByRole('button', { name: 'Change vehicle details' })).toBeNull()
  await user.selectOptions(notice().getByLabelText('Axle configuration'), '6x2')
  await user.click(notice().getByRole('button', { name: 'Check fit' }))
  const change = notice().getByRole<HTMLButtonElement>('button', { name: 'Change vehicle details' })
  expect([change.form?.method, change.form?.getAttribute('action')]).toEqual(['post', '/en/vin'])
  expect(Object.fromEntries(new FormData(change.form!, change))).toEqual({ choice: 'forget', back: '/en' })
  await user.click(change)
  expect(notice().getByLabelText<HTMLSelectElement>('Axle configuration').value).toBe('')
})

it('the fit panel of a list shows nothing if no vehicle is chosen', async () => {
  await show([[part('3.76057'), NEVER]], {})
  expect(document.body.textContent).toBe('')
})
