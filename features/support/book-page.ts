import sharp from 'sharp'
import { deflateRawSync } from 'node:zlib'
import { anyBackend } from './backend.ts'
import type { BrowserVisitor } from './drivers/browser-visitor.ts'
import type { ShopWorld } from './world.ts'

/** Width in pixels and quality in percent; low, to limit the size of the living documentation. */
const PICTURE_WIDTH = 420
const QUALITY = 22
/** Timeout in ms: a page whose clock is paused may never be painted. */
const PATIENCE = 5_000

const OF_THE_SESSION = /^__Host-(?:session|user|signature|signature-kih|has-session)$/

/** Takes a screenshot, and returns it with URL and state for the living documentation and the static demo. */
export async function bookPage(world: ShopWorld, { page, context }: BrowserVisitor) {
  const picture = await page
    .screenshot({ timeout: PATIENCE })
    .then((image) => sharp(image).resize(PICTURE_WIDTH).webp({ quality: QUALITY, effort: 6 }).toBuffer())
    .catch(() => undefined)
  const { pathname, search } = new URL(page.url())
  const cookies = await context.cookies()
  const snapshot = world.backend.snapshot()
  const state = {
    account: cookies.some(({ name }) => name === '__Host-session') ? lastAccount(world) : undefined,
    // an unchanged backend is omitted, to shorten the link
    snapshot: snapshot === anyBackend(() => world.clock.now()).snapshot() ? undefined : snapshot,
    storage: await page.evaluate(() => ({ ...localStorage })),
    cookies: Object.fromEntries(
      cookies.filter(({ name }) => !OF_THE_SESSION.test(name)).map(({ name, value }) => [name, value]),
    ),
  }
  return {
    picture,
    state: {
      path: pathname + search,
      fragment: `#state=${deflateRawSync(JSON.stringify(state), { level: 9 }).toString('base64url')}`,
      lines: linesOf(await page.locator('body').innerText()),
    },
  }
}

function lastAccount(world: ShopWorld): string | undefined {
  const body = world.callsTo('/api/login').at(-1)?.body
  return body === undefined ? undefined : (JSON.parse(body) as { username: string }).username
}

const linesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]
