import { expect, it } from 'vitest'
import { visibleBreaks, visibleControls } from '#domain/errors/visible-controls.ts'

it('shows what would rewrite a terminal, hide or reorder a text', () => {
  expect(visibleControls('\u001b[2J')).toBe('␛[2J')
  expect(visibleControls('a\u0000b\u007f')).toBe('a␀b␡')
  expect(visibleControls('\u202eabc\u200b')).toBe(String.raw`\u202eabc\u200b`)
  expect(visibleControls('\u0085\u00ad')).toBe(String.raw`\u0085\u00ad`)
})

it('leaves tabs and line feeds, which have a separate sign', () => {
  expect(visibleControls('a\tb\nc')).toBe('a\tb\nc')
  expect(visibleBreaks('a\tb\nc')).toBe('a␉ b␊ c')
})

it('leaves texts of every language as they are', () => {
  const text = 'Schläuche, ходовая часть, Größe 3 × 4 😀'
  expect(visibleControls(visibleBreaks(text))).toBe(text)
})
