import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

it('createTrustedTypesPolicies creates both policies once, and trustedScriptUrl rejects scripts of another host', async () => {
  const names: string[] = []
  vi.stubGlobal('location', new URL('https://shop.test/en'))
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) => {
      if (names.includes(name)) throw new TypeError(`Policy ${name} exists`)
      names.push(name)
      return rules
    },
  })
  const { createTrustedTypesPolicies, trustedScriptUrl } =
    await import('#adapters/browser/trusted-types-policy.ts')
  createTrustedTypesPolicies()
  expect(names).toEqual(['default', 'own-scripts'])
  expect(trustedScriptUrl('/assets/worker.js')).toBe('https://shop.test/assets/worker.js')
  expect(() => trustedScriptUrl('https://evil.test/worker.js')).toThrow('No script of this shop')
  expect(names).toHaveLength(2)
})
