import { describe, expect, it } from 'vitest'
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { runningShop } from '../fixtures/running-shop.fixture.ts'

const shop = runningShop()
const visitor = () => new HttpVisitor(shop.origin)

const html = async (visitor: HttpVisitor, path: string) => (await visitor.get(path)).text()
const flagOf = (page: string) => /\/flags\/([A-Z]+)\.svg/.exec(page)?.[1]

describe('the country form without scripts', () => {
  it('stores the country and redirects back, and the next page is rendered for the country', async () => {
    const someone = visitor()
    const response = await someone.post('/en/geoselection', { country: 'FR', next: '/en/categories?a=1' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/categories?a=1'])
    const page = await html(someone, '/en/categories')
    expect([flagOf(page), page.includes('Drawbar France')]).toEqual(['FR', true])
  })

  it('filters the countries by a search term in the URL', async () => {
    const page = await html(visitor(), '/en/geoselection?search=brazil')
    expect(page.match(/name="country"/g)).toHaveLength(1)
  })
})

it.each([
  ['a blocked country', 'RU', 'GB'],
  ['a value that is not a country', 'ZZ', 'GB'],
  ['a control character', '%00', 'GB'],
  ['8 kB', 'A'.repeat(8_000), 'GB'],
  ['Brazil', 'BR', 'BR'],
])('a country cookie with %s has no effect unless its country is allowed', async (_, cookie, flag) => {
  const someone = visitor()
  someone.setCookie('__Host-country', cookie)
  const response = await someone.get('/en')
  expect([response.status, flagOf(await response.text())]).toEqual([200, flag])
})

it('theme and density of the cookies are in the first HTML', async () => {
  const someone = visitor()
  expect(await html(someone, '/en')).toContain('<html lang="en-GB">')
  const response = await someone.post('/en/geoselection', { theme: 'dark', density: 'compact', next: '/en' })
  expect(response.status).toBe(303)
  expect(await html(someone, '/en')).toContain('<html lang="en-GB" data-theme="dark" data-density="compact">')
})

describe('the language of the last visit', () => {
  const from = (referer: string, cookie = '') =>
    fetch(`${shop.origin}/`, { redirect: 'manual', headers: { referer, cookie } })

  it('is stored when a user changes the language', async () => {
    const response = await from(`${shop.origin}/en`)
    expect(response.headers.getSetCookie().join()).toMatch(/i18n_redirected=pt; Max-Age=31536000/)
    expect((await from(`${shop.origin}/categories`)).headers.getSetCookie()).toEqual([])
    expect((await from('https://elsewhere.example/en')).headers.getSetCookie()).toEqual([])
  })

  it('is used on the next visit, but does not redirect a user who changes the language', async () => {
    const arrival = await from('https://elsewhere.example/', 'i18n_redirected=en')
    expect([arrival.status, arrival.headers.get('location')]).toEqual([302, '/en'])
    expect((await from(`${shop.origin}/en`, 'i18n_redirected=en')).status).toBe(200)
    expect((await from('', 'i18n_redirected=xx')).status).toBe(200)
  })
})
