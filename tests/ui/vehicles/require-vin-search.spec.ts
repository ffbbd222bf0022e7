import { expect, it } from 'vitest'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { requireVinSearch } from '#ui/vehicles/require-vin-search.ts'

const guarded = (isAllowed: boolean, work: () => Promise<unknown>) => {
  const container = {
    get: (key: unknown) => key === LoadSearchMode && { allowsVinSearch: async () => isAllowed },
  }
  return requireVinSearch(container as unknown as Container, 'en', work).catch((thrown: unknown) =>
    thrown instanceof Response ? thrown.headers.get('location') : thrown,
  )
}

const rejection = new ApiFailure('refused', 'vin', { missingRight: 'vinSearch' })
const other = new ApiFailure('refused', 'vin', { missingRight: 'order' })

it.each([
  ['with VIN search gets the page', true, async () => 'a page', 'a page'],
  [
    'whose search mode does not permit the VIN search is redirected',
    false,
    async () => 'a page',
    '/en?vin=notOffered',
  ],
  [
    'whose call is rejected for the missing right to search by VIN is redirected',
    true,
    () => Promise.reject(rejection),
    '/en?vin=notOffered',
  ],
  ['whose call fails for another reason gets the error', true, () => Promise.reject(other), other],
])('opening a page for VINs, a visitor %s', async (_, isAllowed, work, answer) => {
  expect(await guarded(isAllowed, work)).toBe(answer)
})
