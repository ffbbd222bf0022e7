import { existsSync } from 'node:fs'
import { ensurePackage } from './debian.mjs'

/** chromium-headless-shell comes first, because the features take a third less time with it. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Returns the path of a Chromium; installs the Debian package if needed. `undefined` if there is none; the
 * console then shows the reason.
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM
  if (given !== undefined && given !== '')
    return existsSync(given) ? given : absent(`CHROMIUM=${given} does not exist`)
  const found = await ensurePackage(USUAL_PLACES, 'chromium-headless-shell')
  if (found !== undefined) return found
  return absent(
    process.getuid?.() === 0
      ? 'apt-get could not install Chromium'
      : 'There is no Chromium, and only root may install one',
  )
}

function absent(reason) {
  console.error(`${reason}. Install it, or name another one: CHROMIUM=/path/to/chromium npm test`)
  return undefined
}
