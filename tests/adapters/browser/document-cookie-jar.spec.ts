import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DocumentCookieJar } from '#adapters/browser/document-cookie-jar.ts'
import { checkoutCookie } from '#application/checkout/checkout-cookie.ts'
import { previousPathCookie } from '#application/shared/previous-path-cookie.ts'

let stored: Map<string, string>

/** Fake document whose `cookie` stores the name and value of each assigned cookie. */
class FakeDocument {
  readonly #pairs = new Map<string, string>()

  get cookie(): string {
    return Array.from(this.#pairs, ([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(line: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (line.includes('Max-Age=0')) this.#pairs.delete(name)
    else this.#pairs.set(name, value)
  }
}

/** Fake session storage of one tab. */
const tabWith = (items: Map<string, string>) => ({
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => items.set(name, value),
  removeItem: (name: string) => items.delete(name),
})

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('document', new FakeDocument())
  vi.stubGlobal('sessionStorage', tabWith(stored))
})

afterEach(() => vi.unstubAllGlobals())

it('the cookie jar returns a written cookie until it is cleared', () => {
  const jar = new DocumentCookieJar()
  jar.write(previousPathCookie, '/en/vin?a=1')
  expect(jar.read(previousPathCookie)).toBe('/en/vin?a=1')
  expect(stored.size).toBe(0)
  jar.clear(previousPathCookie)
  expect(jar.read(previousPathCookie)).toBeUndefined()
})

it('clearOwn clears a cookie only in the tab that has written it', () => {
  const jar = new DocumentCookieJar()
  jar.write(checkoutCookie, 'mine')
  vi.stubGlobal('sessionStorage', tabWith(new Map()))
  jar.clearOwn(checkoutCookie)
  expect(jar.read(checkoutCookie)).toBe('mine')

  vi.stubGlobal('sessionStorage', tabWith(stored))
  jar.clearOwn(checkoutCookie)
  expect(jar.read(checkoutCookie)).toBeUndefined()
  expect(stored.size).toBe(0)
})

it('without session storage, the cookie jar writes and reads cookies, and clearOwn clears none', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const jar = new DocumentCookieJar()
  jar.write(checkoutCookie, 'mine')
  jar.clearOwn(checkoutCookie)
  expect(jar.read(checkoutCookie)).toBe('mine')
})
