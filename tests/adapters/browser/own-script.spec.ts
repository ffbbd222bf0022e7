import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('takes the names of both policies at the start, and each once', async () => {
  const names: string[] = []
  vi.stubGlobal('location', new URL('https://shop.test/en'))
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) => {
      if (names.includes(name)) throw new TypeError(`Policy ${name} exists`)
      names.push(name)
      return rules
    },
  })
  const { claimPolicies, ownScript } = await import('#adapters/browser/own-script.ts')
  claimPolicies()
  expect(names).toEqual(['default', 'own-scripts'])
  expect(ownScript('/assets/worker.js')).toBe('https://shop.test/assets/worker.js')
  expect(() => ownScript('https://evil.test/worker.js')).toThrow('No script of this shop')
  expect(names).toHaveLength(2)
})
