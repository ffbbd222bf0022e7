import { expect, it } from 'vitest'
import { comparedCookie, comparedIn, RequestComparedMemory } from '#adapters/cookies/compared-cookie.ts'

it('is read back among other cookies', () => {
  const [pair] = comparedCookie('a,b').split(';')
  expect(comparedIn(`x=1; ${pair}; y=2`)).toBe('a,b')
})

it('is strict, secure and of the whole site', () => {
  expect(comparedCookie('a')).toMatch(
    /^__Host-compared=a; Max-Age=2592000; Path=\/; Secure; SameSite=Strict$/,
  )
})

it('goes with the last article', () => {
  expect(comparedCookie('')).toContain('Max-Age=0')
})

it.each([null, '', 'x', '__Host-compared', '=;=;='])('is not there in %j', (cookies) => {
  expect(comparedIn(cookies)).toBeUndefined()
})

it('survives a value that does not decode', () => {
  expect(comparedIn('__Host-compared=%E0%A4%A')).toBe('%E0%A4%A')
})

it('collects Set-Cookie lines for the response', () => {
  const memory = new RequestComparedMemory('__Host-compared=a')
  expect(memory.recall()).toBe('a')
  memory.remember('a,b')
  expect(memory.setCookieLines).toEqual([comparedCookie('a,b')])
})
