import { expect, it } from 'vitest'
import { helpDeskFor } from '#domain/session/help-desk.ts'

const REQUEST = 'Right & reason: 1 + 1'

it.each([
  ['https://desk.example/ask?lang=de', 'https://desk.example/ask?lang=de&term=Right+%26+reason%3A+1+%2B+1'],
  ['mailto:help@desk.example', 'mailto:help@desk.example?body=Right%20%26%20reason%3A%201%20%2B%201'],
  ['tel:+492510004711', 'tel:+492510004711'],
])('fills in the request at %s', (href, expected) => {
  expect(helpDeskFor(href, REQUEST)).toBe(expected)
})
