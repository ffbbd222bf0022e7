// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, type To } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { Link, LinkNavigation } from '#ui/shared/link.tsx'

afterEach(cleanup)

let rendered = 0

/** Counts how often the link renders its children. */
function Name() {
  rendered += 1
  return 'Page'
}

function renderLink(to: To, props: Partial<Parameters<typeof Link>[0]> = {}, url = '/en') {
  rendered = 0
  const link = (
    <Link to={to} {...props}>
      <Name />
    </Link>
  )
  const layout = (
    <LinkNavigation>
      {link}
      <Outlet />
    </LinkNavigation>
  )
  const router = createMemoryRouter([{ element: layout, children: [{ path: '*', element: null }] }], {
    initialEntries: ['/', url],
  })
  render(<RouterProvider router={router} />)
  return router
}

const link = () => screen.getByRole('link', { name: 'Page' })

it('a link to an absolute path navigates without rendering its children again', () => {
  const router = renderLink({ pathname: '/en/search/results', search: '?news=true' }, { state: 'sent' })
  expect(link().getAttribute('href')).toBe('/en/search/results?news=true')
  fireEvent.click(link())
  expect(router.state.location).toMatchObject({
    pathname: '/en/search/results',
    search: '?news=true',
    state: 'sent',
  })
  expect(router.state.historyAction).toBe('PUSH')
  expect(rendered).toBe(1)
})

it('a link to the URL that is shown replaces its history entry', () => {
  const router = renderLink('/en?a=1', {}, '/en?a=1')
  fireEvent.click(link())
  expect(router.state.historyAction).toBe('REPLACE')
})

it('a link to another URL replaces the history entry with the option `replace`', () => {
  const router = renderLink('/en/other', { replace: true })
  fireEvent.click(link())
  expect(router.state.location.pathname).toBe('/en/other')
  expect(router.state.historyAction).toBe('REPLACE')
})

it.each([
  ['with the Ctrl key', { ctrlKey: true }, {}],
  ['with the middle button', { button: 1 }, {}],
  ['of a link that loads a document', {}, { reloadDocument: true }],
])('a click %s is handled by the browser', (_, click, props) => {
  const router = renderLink('/en/other', props)
  let isLeft = false
  const end = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', end, { once: true })
  fireEvent.click(link(), click)
  expect(isLeft).toBe(true)
  expect(router.state.location.pathname).toBe('/en')
})

it('a click handler that calls preventDefault prevents the navigation', () => {
  const router = renderLink('/en/other', { onClick: (event) => event.preventDefault() })
  fireEvent.click(link())
  expect(router.state.location.pathname).toBe('/en')
})

it('a link to a query is relative to the page that is shown', () => {
  renderLink({ search: '?page=2' }, {}, '/en/orders')
  expect(link().getAttribute('href')).toBe('/en/orders?page=2')
})

it.each([
  ['two slashes', '/en//de', '/en/de'],
  ['a parent folder', '/en/../de', '/de'],
])('the router resolves %s in the path of a link', (_, to, href) => {
  renderLink(to)
  expect(link().getAttribute('href')).toBe(href)
})
