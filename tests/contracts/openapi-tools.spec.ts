import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { generate } from 'orval'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApiOf } from '#contracts/open-api.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import { namedSchemas } from '#adapters/server/api-description/named-schemas.ts'

const run = promisify(execFile)
const document = openApiOf(shopContract, '1.2.3', await namedSchemas())
const text = JSON.stringify(document)

/** The specification writes these paths with a slash at the end. */
const WITH_SLASH = ['/api/checkout/cart/update/', '/api/products/product/']

it('violates none of Redocly’s recommended rules', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, config, absoluteRef: '/openapi.json' })
  expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual(
    WITH_SLASH.map((path) => ['no-path-trailing-slash', `#/paths/${path.replaceAll('/', '~1')}`]),
  )
})

it('violates none of Spectral’s recommended rules', async () => {
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition] })
  const problems = await linter.run(document)
  expect(problems.map(({ code, path }) => [code, path.join(' ')])).toEqual(
    WITH_SLASH.map((path) => ['path-keys-no-trailing-slash', `paths ${path}`]),
  )
})

const OUTPUT = new URL('../../.cache/generated-api/', import.meta.url)
let folder = ''
beforeAll(async () => {
  await mkdir(OUTPUT, { recursive: true })
  folder = await mkdtemp(new URL('run-', OUTPUT).pathname)
  await writeFile(`${folder}/openapi.json`, text)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Options of a strict project that consumes the generated code. */
const STRICT = [
  '--ignoreConfig --noEmit --strict --skipLibCheck --allowImportingTsExtensions',
  '--module preserve --target es2024 --lib es2024,dom --types node',
].flatMap((line) => line.split(' '))

it.for([
  ['fetch', 'a client'],
  ['hono', 'a server stub'],
] as const)('is valid input for the generator %s: the generated code of %s compiles', async ([client]) => {
  const target = `${folder}/${client}/api.ts`
  await generate({ input: `${folder}/openapi.json`, output: { target, client } }, folder)
  const { stdout } = await run(process.execPath, [
    'node_modules/typescript7/bin/tsc',
    ...STRICT,
    target,
  ]).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})
