import { chromium, type Browser } from 'playwright'
import { onEnd } from '../depths.ts'

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let running: Promise<Browser> | undefined

/** One browser per run. */
export function sharedBrowser(): Promise<Browser> {
  return (running ??= launch())
}

async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: QUIET })
  onEnd(() => browser.close())
  return browser
}
