import { existsSync } from 'node:fs'
import { runCommand } from './run-command.mjs'

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where a Chromium is, if need be after installing Debian's. `undefined`, with the reason on the console, when there is none. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM
  if (given !== undefined && given !== '')
    return existsSync(given) ? given : absent(`CHROMIUM=${given} does not exist`)
  const found = USUAL_PLACES.find((path) => existsSync(path))
  if (found !== undefined) return found
  if (process.getuid?.() !== 0) return absent('There is no Chromium, and only root may install one')

  console.log('Installing Chromium (once)')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-q'], { env }).catch(() => undefined)
  await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env }).catch(
    () => undefined,
  )
  return USUAL_PLACES.find((path) => existsSync(path)) ?? absent('apt-get could not install Chromium')
}

function absent(reason) {
  console.error(`${reason}. Install it, or name another one: CHROMIUM=/path/to/chromium npm test`)
  return undefined
}
