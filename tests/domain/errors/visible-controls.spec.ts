import { expect, it } from 'vitest'
import { visibleBreaks, visibleControls } from '#domain/errors/visible-controls.ts'

it('escapes characters that control a terminal, or hide or reorder text', () => {
  expect(visibleControls('\u001b[2J')).toBe('␛[2J')
  expect(visibleControls('a\u0000b\u007f')).toBe('a␀b␡')
  expect(visibleControls('\u202eabc\u200b')).toBe(String.raw`\u202eabc\u200b`)
  expect(visibleControls('\u0085\u00ad')).toBe(String.raw`\u0085\u00ad`)
})

it('visibleControls does not escape tabs and line feeds, but visibleBreaks does', () => {
  expect(visibleControls('a\tb\nc')).toBe('a\tb\nc')
  expect(visibleBreaks('a\tb\nc')).toBe('a␉ b␊ c')
})

it('does not change texts of any language', () => {
  const text = 'Schläuche, ходовая часть, Größe 3 × 4 😀'
  expect(visibleControls(visibleBreaks(text))).toBe(text)
})
