// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { Form, Link, useLocation, useNavigate } from 'react-router'
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

it('only a navigation to another page moves the focus to the title and announces it', async () => {
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

it('a navigation removes the focus from the old page before it is unmounted', async () => {
  await renderPage(<LeavingPages />, { at: '/one' })
  const link = screen.getByText('other page')
  const stood: boolean[] = []
  link.addEventListener('blur', () => stood.push(link.isConnected))

  await userEvent.click(link)

  expect(stood).toEqual([true])
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/two' }))
})

/** Pages of which a slow one is rendered when the promise `arrives` is resolved. */
function SlowPages({ arrives }: { readonly arrives: Promise<void> }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const goesOn = search.startsWith('?slow')
  useEffect(() => {
    if (goesOn) void arrives.then(() => navigate('/two'))
  }, [goesOn, arrives, navigate])
  return (
    <>
      <header>
        <Form action="/one" method="get">
          <input aria-label="search" />
          <input type="hidden" name="slow" />
        </Form>
        <input aria-label="other field" />
      </header>
      <main id="main" key={pathname} tabIndex={-1}>
        <h1>{pathname}</h1>
        <Link to="/one?slow">slow page</Link>
      </main>
      <FocusOnNavigation />
    </>
  )
}

async function renderSlowPages() {
  const { promise, resolve } = Promise.withResolvers<void>()
  await renderPage(<SlowPages arrives={promise} />, { at: '/one' })
  return async () => {
    resolve()
    return screen.findByRole('heading', { name: '/two' })
  }
}

it('a navigation keeps the focus in a field that the user focuses in the meantime', async () => {
  const arrive = await renderSlowPages()

  await userEvent.click(screen.getByText('slow page'))
  await userEvent.click(screen.getByLabelText('search'))
  await arrive()

  expect(document.activeElement).toBe(screen.getByLabelText('search'))
})

it('a navigation keeps the focus in the field that started it if the user continues to type', async () => {
  const arrive = await renderSlowPages()

  await userEvent.type(screen.getByLabelText('search'), '1.00190{Enter}2')
  await arrive()

  expect(document.activeElement).toBe(screen.getByLabelText('search'))
})

it('a navigation moves the focus to the title even if a script has focused a field in the meantime', async () => {
  const arrive = await renderSlowPages()

  await userEvent.type(screen.getByLabelText('search'), '1.00190{Enter}')
  screen.getByLabelText('other field').focus()
  const title = await arrive()

  expect(document.activeElement).toBe(title)
})
