import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withoutServerExports } from '../../vite.plugins.ts'

/** Exports of a route that the router rejects in a build without a server. */
const SERVER_EXPORT =
  /^export (?:(?:async )?function|const) (?:loader|action|middleware|headers)\b|^export \{[^}]*\b(?:loader|action|middleware|headers)\b(?! as)/m
const SERVER_IMPORT = /^import .* from '[^']*\.server\.ts'/m

const { transform } = withoutServerExports()
if (typeof transform !== 'object') throw new Error('The plugin has no transform')
const remove = transform.handler as unknown as (code: string) => { readonly code: string }

const routes = globSync('src/ui/**/*.tsx').map((path) => ({ path, code: readFileSync(path, 'utf8') }))

it('no route of the demo exports a function of the server', () => {
  const served = routes.filter(({ code }) => SERVER_EXPORT.test(code))
  const kept = served.filter(({ code }) => SERVER_EXPORT.test(remove(code).code))
  expect(served.length).toBeGreaterThan(30)
  expect(kept.map(({ path }) => path)).toEqual([])
})

it('no route of the demo imports a file of the server', () => {
  const files = routes.filter(({ code }) => SERVER_EXPORT.test(code))
  const kept = files.filter(({ code }) => SERVER_IMPORT.test(remove(code).code))
  expect(kept.map(({ path }) => path)).toEqual([])
})
