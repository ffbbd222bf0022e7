// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { Breadcrumbs } from '#ui/shared/breadcrumbs.tsx'
import { PageHead, Section } from '#ui/shared/page-frame.tsx'
import { Pagination } from '#ui/shared/pagination.tsx'

afterEach(cleanup)

it('breadcrumbs link to the parent pages, and mark the current page', () => {
  render(
    <MemoryRouter>
      <Breadcrumbs
        label="Breadcrumb"
        trail={[
          { name: 'Home', to: '/' },
          { name: 'Disc brake', to: '/groups/disc-brake' },
        ]}
        current="3.61984"
      />
    </MemoryRouter>,
  )

  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy()
  expect(hrefs()).toEqual(['/', '/groups/disc-brake'])
  expect(screen.getByText('3.61984').getAttribute('aria-current')).toBe('page')
})

it('pagination labels its pages, marks the current one and shows a gap', () => {
  render(
    <MemoryRouter>
      <Pagination
        label="Pages"
        previous={{ to: '?page=1', label: 'Previous page' }}
        pages={[
          { to: '?page=1', text: '1', label: 'Page 1' },
          { to: '?page=2', text: '2', label: 'Page 2', isCurrent: true },
          'gap',
          { to: '?page=9', text: '9', label: 'Page 9' },
        ]}
      />
    </MemoryRouter>,
  )

  expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 2')
  expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('rel')).toBe('prev')
  expect(hrefs()).toEqual(['/?page=1', '/?page=1', '/?page=2', '/?page=9'])
})

it('the title of the page can be focused by a script', () => {
  render(<PageHead title="Quick order" count="9 rows" />)
  const title = screen.getByRole('heading', { level: 1, name: 'Quick order 9 rows' })

  title.focus()

  expect(document.activeElement).toBe(title)
})

it('a section is labelled by its heading', () => {
  render(
    <Section title="Product groups">
      <p>15</p>
    </Section>,
  )

  expect(screen.getByRole('region', { name: 'Product groups' }).textContent).toContain('15')
})

function hrefs() {
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'))
}
