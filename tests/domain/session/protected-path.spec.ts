import fc from 'fast-check'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { requiresLogin } from '#domain/session/protected-path.ts'

describe('requiresLogin', () => {
  it.each([
    '/infocenter',
    '/infocenter/',
    '/infocenter/orderhistory',
    '/infocenter/orderhistory/redirect',
    '/infocenter/orderhistory/4711?next=/infocenter/sharedFavourites',
    '/infocenter/sharedFavouritesList',
    '/infocenter/redirect',
    '/checkout',
    '/checkout/cart',
    '/checkout/step1',
    '/checkout/step6',
    '/checkout/redirected',
    '/checkout/step1#/redirect',
    '/checkout/infocenter/sharedFavourites',
    '/INFOCENTER/orderhistory',
    '/%69nfocenter/orderhistory',
    '//infocenter/orderhistory',
  ])('is true for %s', (path) => {
    expect(requiresLogin(path)).toBe(true)
  })

  it.each([
    '/',
    '',
    '/login',
    '/products/infocenter',
    '/infocenters',
    '/search/results?term=/checkout/cart',
    '/checkout/redirect',
    '/checkout/redirect/',
    '/checkout/redirect?status=ok',
    '/infocenter/sharedFavourites',
    '/infocenter/sharedFavourites?id=7',
    '/infocenter/sharedFavourites/7',
    '/infocenter/sharedfavourites',
  ])('is false for %s', (path) => {
    expect(requiresLogin(path)).toBe(false)
  })

  it('is true for each spelling that the router matches', () => {
    const routes = [
      { path: '/infocenter', id: 'infocenter' },
      { path: '/infocenter/orderhistory/:slug', id: 'order' },
      { path: '/checkout/step4', id: 'payment' },
    ]
    const spelt = fc
      .constantFrom('/infocenter', '/infocenter/orderhistory/redirect', '/checkout/step4')
      .chain((path) =>
        fc.tuple(...[...path].map((letter) => spellings(letter))).map((letters) => letters.join('')),
      )
    let matched = 0
    fc.assert(
      fc.property(spelt, (path) => {
        if (matchRoutes(routes, path) === null) return
        matched += 1
        expect(requiresLogin(path)).toBe(true)
      }),
      { numRuns: 5_000 },
    )
    expect(matched).toBeGreaterThan(500)
  })
})

function spellings(letter: string): fc.Arbitrary<string> {
  const code = letter.charCodeAt(0).toString(16)
  if (letter === '/')
    return fc.oneof({ weight: 30, arbitrary: fc.constant('/') }, fc.constantFrom('//', '%2f', '\\'))
  return fc.constantFrom(letter, letter, letter.toUpperCase(), `%${code}`)
}
