import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const DOCUMENTS = ['SECURITY.md', 'docs/security/threat-model.md', 'docs/security/asvs.md']

it.each(DOCUMENTS)('each test that %s names is there', (path) => {
  const text = readFileSync(path, 'utf8')
  const named = [...text.matchAll(/`((?:tests|features)\/[\w./-]+)`/g)].map(([, file]) => file!)
  expect(named.filter((file) => !existsSync(file))).toEqual([])
})
