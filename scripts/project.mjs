/** Paths and files of the project, for scripts that run on Node 20 without installed packages. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Excluded from the digest, because the build generates this folder. */
const GENERATED = join(ROOT, 'src/ui/messages/compiled')

export const fromRoot = (...path) => join(ROOT, ...path)

/** Path of the Node version in package.json, independent of the installed Node. */
export const projectNode = () => fromRoot('node_modules/node/bin/node')

/** Digest of the content and names of files and folders; modification times have no effect. */
export async function digestOf(paths) {
  const files = await Promise.all(paths.map((path) => filesBelow(fromRoot(path))))
  const hash = createHash('sha256')
  for (const file of files.flat().toSorted((one, other) => (one < other ? -1 : 1))) {
    hash.update(`${relative(ROOT, file)}\0`)
    hash.update(await readFile(file))
  }
  return hash.digest('hex')
}

async function filesBelow(path) {
  if (!existsSync(path)) return []
  if ((await stat(path)).isFile()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.startsWith(GENERATED))
}

/** Reads a value that an earlier run has stored, such as the digest of the last build. */
export async function readStoredValue(name) {
  return readFile(fromRoot('.cache', name), 'utf8').catch(() => undefined)
}

export async function storeValue(name, text) {
  const path = fromRoot('.cache', name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

/** Output lines of a git command; empty if it fails, for example for an unknown commit in a shallow clone. */
export function gitLines(...args) {
  try {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    return execFileSync('git', args, options).split('\n').filter(Boolean)
  } catch {
    return []
  }
}
