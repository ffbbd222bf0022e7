import { redirect } from 'react-router'
import { expect, it } from 'vitest'
import { loadOtherLanguageAsDocument } from '#ui/routing/language-redirect.ts'

/** Response header by which the router loads the target as a document. */
const RELOAD = 'x-remix-reload-document'

const redirected = (target: string) => loadOtherLanguageAsDocument(redirect(target, 303), '/en/cart')

it('a redirect to a page of another language loads a document', () => {
  const response = redirected('/de/warenkorb?done=saved')
  expect([...response.headers]).toEqual([
    ['location', '/de/warenkorb?done=saved'],
    [RELOAD, 'true'],
  ])
  expect(response.status).toBe(303)
})

it.each(['/en/login?next=%2Fde%2Fwarenkorb', 'https://payment.test/de'])(
  'a redirect within the language or to another host loads no document: %s',
  (target) => {
    expect(redirected(target).headers.has(RELOAD)).toBe(false)
  },
)
