import { expect, it } from 'vitest'
import { escaped } from '#mock-backend/http/demo-page.ts'

it('escapes characters with a meaning in HTML text and attributes', () => {
  expect(escaped('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;')
})
