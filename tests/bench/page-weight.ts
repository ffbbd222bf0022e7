import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { isAlive } from '../fixtures/alive.fixture.ts'

export type PageWeight = {
  readonly path: string
  /** Number of requests until the network is idle. */
  readonly requests: number
  /** Bytes of scripts, styles and HTML until the page is hydrated, compressed with brotli level 11. */
  readonly script: number
  readonly style: number
  readonly html: number
}

/** Measures the page weight of a guest’s first visit. Bodies are compressed here, independent of the server’s encoding. */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url().split('#', 1)[0]!))
  await page.goto(origin + path)
  await page.waitForFunction(isAlive)
  const untilHydrated = new Set(addresses)
  await page.waitForLoadState('networkidle')
  await context.close()
  const weightOf = (ending: string) =>
    weight([...untilHydrated].filter((address) => new URL(address).pathname.endsWith(ending)))
  return {
    path,
    requests: addresses.length,
    script: await weightOf('.js'),
    style: await weightOf('.css'),
    html: await weight([origin + path]),
  }
}

async function weight(addresses: readonly string[]): Promise<number> {
  const bodies = await Promise.all(
    addresses.map(async (address) => Buffer.from(await (await fetch(address)).arrayBuffer())),
  )
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
}
