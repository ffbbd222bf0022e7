import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { digestOf, fromRoot, projectNode, readStoredValue, storeValue } from './project.mjs'
import { runNpm } from './run-command.mjs'

const BUILD_SOURCES = [
  'src',
  'contracts',
  'mock-backend',
  'public',
  'scripts/build.mjs',
  'scripts/build-info.mjs',
  'scripts/messages.mjs',
  'scripts/precompress.mjs',
  'scripts/split-messages.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vite.chunks.ts',
  'vite.plugins.ts',
  'react-router.config.ts',
  '.env',
]

/** Installs the packages of the lock file if they are not installed. Resolves to true if they are installed. */
export async function ensureInstalled() {
  const digest = await digestOf(['package-lock.json'])
  if (await isInstalled(digest)) return true
  console.log('Installing packages (once)')
  const isDone = (await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'])) === 0
  if (isDone) await storeValue('installed', digest)
  return isDone
}

/**
 * True if the packages of package-lock.json are installed. A manual `npm ci` stores no digest: the modification times
 * of package-lock.json and the installed lock file are then compared.
 */
async function isInstalled(digest) {
  const installed = fromRoot('node_modules/.package-lock.json')
  if (!existsSync(installed) || !existsSync(projectNode())) return false
  if ((await readStoredValue('installed')) === digest) return true
  return (await stat(installed)).mtimeMs >= (await stat(fromRoot('package-lock.json'))).mtimeMs
}

/** Builds if the sources have changed. Resolves to true if a build exists. */
export async function ensureBuilt() {
  const isThere = existsSync(fromRoot('build/server/index.js'))
  if (isThere && (await readStoredValue('built')) === (await buildDigest())) return true
  console.log('Building')
  return (await runNpm(['run', 'build'])) === 0
}

/** Digest of the current build sources. */
export const buildDigest = () => digestOf(BUILD_SOURCES)

export const recordBuild = (digest) => storeValue('built', digest)
