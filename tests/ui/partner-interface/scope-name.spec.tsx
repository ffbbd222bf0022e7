// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { SCOPES } from '#domain/partner-interface/partner-interface.ts'
import { LANGUAGES } from '#domain/locale/language.ts'
import { ScopeName } from '#ui/partner-interface/scope-name.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'

it.each(LANGUAGES)('shows in $name what a scope permits, with its name in the API', async ({ code }) => {
  for (const scope of SCOPES) {
    const { container, unmount } = await renderPage(<ScopeName scope={scope} />, { language: code })
    expect(container.textContent).toMatch(new RegExp(`^\\p{Lu}[\\p{L} ]+ ${scope}$`, 'u'))
    expect(container.querySelector('code')?.textContent).toBe(scope)
    unmount()
  }
})

it.each(['prices:read', 'constructor', '<b>orders:read</b>', ''])(
  'shows the unknown scope “%s” unchanged',
  async (scope) => {
    const { container } = await renderPage(<ScopeName scope={scope} />)
    expect(container.textContent).toBe(scope)
    expect(container.firstElementChild?.tagName).toBe('CODE')
  },
)
