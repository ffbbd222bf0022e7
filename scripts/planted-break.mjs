/** Plants bugs in the shop to test its scenarios (`npm run test:scenario-mutation`). */
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { fromRoot } from './project.mjs'

/**
 * `find` occurs once in `file`. `depth` is the lowest test level whose scenarios can detect it: memory, http or
 * browser.
 * @typedef {{ requirement: string, what: string, file: string, find: string, replace: string, depth: 'memory' |
 * 'http' | 'browser' }} PlantedBreak
 */

/** @returns {Promise<PlantedBreak[]>} */
export async function listBreaks() {
  const byRequirement = parse(await readFile(fromRoot('features/planted-breaks.yaml'), 'utf8'))
  return Object.entries(byRequirement).flatMap(([requirement, breaks]) =>
    breaks.map((one) => ({ requirement, depth: 'memory', ...one })),
  )
}

/**
 * Returns the source with the planted bug.
 * @throws Error if `find` is missing or not unique
 */
export function plant(source, { requirement, file, find, replace }) {
  const times = source.split(find).length - 1
  if (times !== 1) throw new Error(`${requirement}: ${JSON.stringify(find)} stands ${times} times in ${file}`)
  return source.replace(find, () => replace)
}

/**
 * Plants a bug in a file.
 * @throws Error also if the module no longer compiles, because every scenario would then fail
 */
export async function plantInFile(one) {
  const planted = plant(await readFile(fromRoot(one.file), 'utf8'), one)
  if (!/\.tsx?$/.test(one.file)) return planted
  const { parseSync } = await import('vite')
  const [error] = parseSync(one.file, planted).errors
  if (error) throw new Error(`${one.file} cannot be read with "${one.what}" in it: ${error.message}`)
  return planted
}
