import { expect, it } from 'vitest'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { pastedText } from '#domain/list-reader/pasted-text.ts'
import { readList } from '#domain/list-reader/read-list.ts'

const ordered = (text: string) => readList(rowsOfText(text)).parsedLines.map(({ number }) => number)

it('ignores lines that are struck through in the pasted HTML', () => {
  const html = 'Version:0.9 <html><body><p>3.05239 4</p><p><s>4.43793 2</s></p></body></html>'
  expect(ordered(pastedText('3.05239 4\n4.43793 2', html))).toEqual(['3.05239'])
})

it('uses the cells of the pasted HTML if the plain text lacks them', () => {
  const html = '<table><tr><td>3.05239</td><td>4</td></tr><tr><td>4.43793</td><td>2</td></tr></table>'
  expect(ordered(pastedText('3.05239\n4\n4.43793\n2', html))).toEqual(['3.05239', '4.43793'])
})

it.each([
  ['', '3.05239\t4'],
  ['<table><tr><td>3.05239</td><td>4</td></tr></table>', '3.05239\t4'],
  ['<p>3.05239 4</p>', '3.05239 4'],
])('uses the plain text if the pasted HTML is %j', (html, plain) => {
  expect(pastedText(plain, html)).toBe(plain)
})
