import { chromium, type Browser } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../../tests/fixtures/chromium.fixture.ts'
import { onEnd } from '../depths.ts'

let running: Promise<Browser> | undefined

/** One browser per run. */
export function sharedBrowser(): Promise<Browser> {
  return (running ??= launch())
}

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS })
  onEnd(() => browser.close())
  return browser
}
