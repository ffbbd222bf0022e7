// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SkipLink } from '#ui/layout/skip-link.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'

it('the skip link focuses the main content without a navigation', async () => {
  Element.prototype.scrollIntoView = vi.fn()
  await renderPage(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} />
    </>,
  )
  await userEvent.click(screen.getByRole('link'))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(location.hash).toBe('')
})
