import { expect, it } from 'vitest'
import { escapeLineBreaks, escapeControlCharacters } from '#domain/errors/escape-control-characters.ts'

it('escapes characters that control a terminal, or hide or reorder text', () => {
  expect(escapeControlCharacters('\u001b[2J')).toBe('␛[2J')
  expect(escapeControlCharacters('a\u0000b\u007f')).toBe('a␀b␡')
  expect(escapeControlCharacters('\u202eabc\u200b')).toBe(String.raw`\u202eabc\u200b`)
  expect(escapeControlCharacters('\u0085\u00ad')).toBe(String.raw`\u0085\u00ad`)
})

it('escapeControlCharacters does not escape tabs and line feeds, but escapeLineBreaks does', () => {
  expect(escapeControlCharacters('a\tb\nc')).toBe('a\tb\nc')
  expect(escapeLineBreaks('a\tb\nc')).toBe('a␉ b␊ c')
})

it('does not change letters, signs and emoji', () => {
  const text = 'Schläuche, ходовая часть, Größe 3 × 4 😀'
  expect(escapeControlCharacters(escapeLineBreaks(text))).toBe(text)
})
