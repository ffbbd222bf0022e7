import { expect, it } from 'vitest'
import { escapeXml } from '#domain/shared/escape-xml.ts'

it('escapes special characters in content and attributes', () => {
  expect(escapeXml(`<a b="1" c='2'>&amp;</a>`)).toBe(
    '&lt;a b=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/a&gt;',
  )
})

it('removes only the characters that XML forbids', () => {
  expect(escapeXml('a\u0000\u000b\ufffeb\ud800')).toBe('ab')
  expect(escapeXml('\t\r\n Größe 😀 \ufffd')).toBe('\t\r\n Größe 😀 \ufffd')
})
