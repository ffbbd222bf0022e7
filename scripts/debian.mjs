import { existsSync } from 'node:fs'
import { runCommand } from './run-command.mjs'

/** The first of these places that exists; if none does and we are root, Debian's package is installed first. */
export async function installed(places, packageName) {
  const found = () => places.find((path) => existsSync(path))
  if (found() !== undefined || process.getuid?.() !== 0) return found()

  console.log(`Installing ${packageName} (once)`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-q'], { env }).catch(() => undefined)
  await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', packageName], { env }).catch(
    () => undefined,
  )
  return found()
}
