// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Appearance } from '#ui/appearance/appearance.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'

it('the appearance form marks the chosen theme and density immediately', async () => {
  await renderPage(<Appearance />)
  const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  expect(pressed()).toEqual(['System', 'Comfortable'])

  await userEvent.click(screen.getByRole('button', { name: 'Dark' }))
  await userEvent.click(screen.getByRole('button', { name: 'Compact' }))
  expect(pressed()).toEqual(['Dark', 'Compact'])
})

it('the appearance form works without scripts, and contains the current page as the target of its redirect', async () => {
  const { container } = await renderPage(<Appearance />, { at: '/en/categories?a=1' })
  const form = container.querySelector('form')!
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/en/geoselection'])
  expect(new FormData(form).get('next')).toBe('/en/categories?a=1')
})
