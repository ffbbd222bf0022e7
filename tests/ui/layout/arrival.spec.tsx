// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { Arrival } from '#ui/layout/arrival.tsx'
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
      <Arrival />
    </>
  )
}

it('moves the focus to the title of another page alone, and tells its name', async () => {
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
      <Arrival />
    </>
  )
}

it('takes the focus off the page that leaves while the page still stands', async () => {
  await renderPage(<LeavingPages />, { at: '/one' })
  const link = screen.getByText('other page')
  const stood: boolean[] = []
  link.addEventListener('blur', () => stood.push(link.isConnected))

  await userEvent.click(link)

  expect(stood).toEqual([true])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/two' }))
})
