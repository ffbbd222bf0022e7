import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LOCK_FILE = new URL('../../package-lock.json', import.meta.url)

const copiesOf = (name: string, packages: readonly string[]): readonly string[] =>
  packages.filter((path) => path.endsWith(`node_modules/${name}`))

test('copiesOf finds a second copy of a package', () => {
  const packages = [
    'node_modules/msw',
    'node_modules/@mswjs/data',
    'node_modules/@mswjs/data/node_modules/msw',
  ]
  expect(copiesOf('msw', packages)).toHaveLength(2)
})

test('the mock backend loads one msw, and a date-fns without @babel/runtime', () => {
  const { packages } = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as {
    packages: Record<string, { dependencies?: object }>
  }
  expect(copiesOf('msw', Object.keys(packages))).toEqual(['node_modules/msw'])
  const [dateFns = ''] = copiesOf('date-fns', Object.keys(packages))
  expect(packages[dateFns]).not.toHaveProperty('dependencies')
})
