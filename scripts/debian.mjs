import { existsSync } from 'node:fs'
import { runCommand } from './run-command.mjs'

let lastInstallation = Promise.resolve()

/**
 * Returns the first of these paths that exists. If none exists and the user is root, installs the Debian
 * package first.
 */
export async function ensurePackage(places, packageName) {
  const found = () => places.find((path) => existsSync(path))
  if (found() !== undefined || process.getuid?.() !== 0) return found()

  // apt-get uses a lock: installations run one after the other
  lastInstallation = lastInstallation.then(() => install(packageName))
  await lastInstallation
  return found()
}

async function install(packageName) {
  console.log(`Installing ${packageName} (once)`)
  // prints only errors, because other steps run at the same time
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, stdio: ['ignore', 'ignore', 'inherit'] }
  await runCommand('apt-get', ['update', '-q'], options).catch(() => undefined)
  await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', packageName], options).catch(
    () => undefined,
  )
}
