// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { FocusOnNavigation } from '#ui/layout/focus-on-navigation.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'

function Pages() {
  const { pathname } = useLocation()
  return (
    <>
      <Link to="/one?page=2">next page</Link>
      <Link to="/two">other page</Link>
      <main id="main" tabIndex={-1}>
        <title>{`${pathname} · Drawbar`}</title>
        <h1>{pathname}</h1>
      </main>
      <FocusOnNavigation />
    </>
  )
}

it('moves the focus to the title only on another page, and announces it', async () => {
  await renderPage(<Pages />, { at: '/one' })
  expect(document.activeElement).toBe(document.body)

  await userEvent.click(screen.getByText('next page'))
  expect(document.activeElement).toBe(screen.getByText('next page'))

  await userEvent.click(screen.getByText('other page'))
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  expect(screen.getByRole('status').textContent).toBe('/two · Drawbar')
})

function LeavingPages() {
  const { pathname } = useLocation()
  return (
    <>
      <main id="main" key={pathname} tabIndex={-1}>
        <h1>{pathname}</h1>
        <Link to="/two">other page</Link>
      </main>
      <FocusOnNavigation />
    </>
  )
}

it('removes the focus from the old page before it is unmounted', async () => {
  await renderPage(<LeavingPages />, { at: '/one' })
  const link = screen.getByText('other page')
  const stood: boolean[] = []
  link.addEventListener('blur', () => stood.push(link.isConnected))

  await userEvent.click(link)

  expect(stood).toEqual([true])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/two' }))
})
