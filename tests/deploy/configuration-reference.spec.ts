import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARIABLES } from '#adapters/server/configuration.ts'

const configuration = readFileSync(new URL('../../docs/reference/configuration.md', import.meta.url), 'utf8')

test('the table in docs/reference/configuration.md lists each variable exactly once', () => {
  const names = [...configuration.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name!)
  expect(names.toSorted()).toEqual([...VARIABLES].toSorted())
})
