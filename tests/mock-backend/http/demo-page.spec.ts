import { expect, it } from 'vitest'
import { escapedHtml } from '#mock-backend/http/demo-page.ts'

it('escapes characters with a meaning in HTML text and attributes', () => {
  expect(escapedHtml('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;')
})
