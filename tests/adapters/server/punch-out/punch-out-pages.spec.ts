import { expect, it } from 'vitest'
import { messagePage } from '#adapters/server/punch-out/punch-out-pages.ts'

it.each([
  ['de', 'de'],
  ['', 'en'],
  [undefined, 'en'],
])('a message page for the language %j is written in %s', (language, writtenText) => {
  expect(messagePage('over', language)).toContain(`<html lang="${writtenText}">`)
})
