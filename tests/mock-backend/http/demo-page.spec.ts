import { expect, it } from 'vitest'
import { escaped } from '#mock-backend/http/demo-page.ts'

it('escapes what ends a text or an attribute', () => {
  expect(escaped('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;')
})
