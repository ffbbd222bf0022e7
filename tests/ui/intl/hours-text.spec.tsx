// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { OpeningHours } from '#domain/layout/company.ts'
import { useHoursText } from '#ui/intl/hours-text.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

function Shown({ hours }: { readonly hours: OpeningHours }) {
  return <p>{useHoursText()(hours)}</p>
}

it.each([
  [[1, 2, 3, 4, 5], 'Mon–Fri 07:00–17:00'],
  [[5], 'Fri 07:00–17:00'],
  [[1, 3, 6], 'Mon, Wed, Sat 07:00–17:00'],
])('the opening hours on the weekdays %s are formatted as %s', async (weekdays, text) => {
  const { container } = await renderPage(<Shown hours={{ weekdays, from: '07:00', to: '17:00' }} />, {
    shop: anyShop(),
  })
  expect(container.querySelector('p')?.textContent).toBe(text)
})
