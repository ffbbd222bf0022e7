import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'

export type PageWeight = {
  readonly path: string
  readonly requests: number
  /** Bytes after brotli 11, of all that the first HTML loads; modules of other routes that it merely names do not count. */
  readonly script: number
  readonly style: number
  readonly html: number
}

/** What an anonymous first visit loads. Bodies are compressed here, whatever the server sent. */
export async function weighPage(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const html = await (await fetch(origin + path)).text()
  const context = await browser.newContext()
  const page = await context.newPage()
  let requests = 0
  page.on('request', () => (requests += 1))
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await context.close()
  return {
    path,
    requests,
    script: await weight(origin, loaded(html, 'js')),
    style: await weight(origin, loaded(html, 'css')),
    html: brotliCompressSync(html).length,
  }
}

function loaded(html: string, ending: string): readonly string[] {
  const pattern = new RegExp(`(?:href=|src=|from |import )"(/assets/[\\w.-]+\\.${ending})"`, 'g')
  return [...new Set([...html.matchAll(pattern)].flatMap(([, path]) => path ?? []))]
}

async function weight(origin: string, paths: readonly string[]): Promise<number> {
  const bodies = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).arrayBuffer()))
  return bodies.reduce((sum, body) => sum + brotliCompressSync(Buffer.from(body)).length, 0)
}
