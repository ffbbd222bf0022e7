// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Appearance } from '#ui/appearance/appearance.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

it('the appearance form marks the chosen theme and density immediately, and stores them', async () => {
  const retainedItems: unknown[] = []
  const preferences = {
    saveCountry() {},
    saveLanguage() {},
    saveConsent() {},
    saveAppearance: (appearance: unknown) => retainedItems.push(appearance),
  }
  await renderPage(<Appearance />, { shop: anyShop({ preferences }) })
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual(['System', 'Comfortable'])

  await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
  await userEvent.click(screen.getByRole('button', { name: 'Compact' }))
  expect(pressed()).toEqual(['Dark', 'Compact'])
  expect(retainedItems.at(-1)).toEqual({
    theme: 'dark',
    density: 'compact',
    keys: 'single',
    resultView: 'list',
  })
})

it('the appearance form contains the current page as the target of its redirect without scripts', async () => {
  const { container } = await renderPage(<Appearance />, { at: '/en/categories?a=1' })
  const form = container.querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/en/geoselection'])
  expect(new FormData(form).get('next')).toBe('/en/categories?a=1')
})
