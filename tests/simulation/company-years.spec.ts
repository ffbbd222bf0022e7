import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { brokenInYear } from './company-year.ts'

/** `npm run test:company-years` simulates 2,000. */
it.each([46, 47, 48, 49])('The simulated year %i of a company violates no invariant', (seed) => {
  expect(brokenInYear(seed)).toBeUndefined()
})

type Bug = { readonly what: string; readonly file: string; readonly find: string; readonly replace: string }

const MODULE = '../../scripts/planted-break.mjs'
const { plantInFile } = (await import(MODULE)) as { plantInFile(bug: Bug): Promise<string> }
const bugs = parse(readFileSync(join(import.meta.dirname, 'planted-year-bugs.yaml'), 'utf8')) as Bug[]

it.each(bugs)('the bug can be planted: $what', async (bug) => {
  await expect(plantInFile(bug)).resolves.toBeTypeOf('string')
})
