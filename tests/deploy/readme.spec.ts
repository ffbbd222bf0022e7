import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARIABLES } from '#adapters/server/configuration.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

test('the table of the README has every variable, each once, and no other', () => {
  const named = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name!)
  expect(named.toSorted()).toEqual([...VARIABLES].toSorted())
})
