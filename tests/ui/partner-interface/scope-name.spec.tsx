// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { SCOPES } from '#domain/partner-interface/partner-interface.ts'
import { LANGUAGES } from '#domain/locale/language.ts'
import { ScopeName } from '#ui/partner-interface/scope-name.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'

it.each(LANGUAGES)(
  'the name of a scope in $name consists of words and the scope itself',
  async ({ code }) => {
    for (const scope of SCOPES) {
      const { container, unmount } = await renderPage(<ScopeName scope={scope} />, { language: code })
      expect(container.textContent).toMatch(new RegExp(`^\\p{Lu}[\\p{L} ]+ ${scope}$`, 'u'))
      expect(container.querySelector('code')?.textContent).toBe(scope)
      unmount()
    }
  },
)

it.each(['prices:read', 'constructor', '<b>orders:read</b>', ''])(
  'the unknown scope “%s” is shown unchanged',
  async (scope) => {
    const { container } = await renderPage(<ScopeName scope={scope} />)
    expect(container.textContent).toBe(scope)
    expect(container.firstElementChild?.tagName).toBe('CODE')
  },
)
