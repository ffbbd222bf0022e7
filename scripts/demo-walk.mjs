/** Opens states of scenarios in the static demo, and tells what of them it does not show. */
import { chromium } from 'playwright'
import { preview } from 'vite'
import { missingLines } from './book-data.mjs'
import { fromRoot } from './project.mjs'

const AT_ONCE = 3
/** Milliseconds that the demo has to show a state, after which an unchanged page stays as it is, and between two looks. */
const PATIENCE = 30_000
const STILL = 8_000
const GLANCE = 200

/**
 * Why each state does not hold in the demo; `undefined` for one that does: the demo shows every line that the scenario saw.
 * @param {readonly { path: string, fragment: string, lines: readonly string[] }[]} states
 * @returns {Promise<readonly (string | undefined)[]>}
 */
export async function walkDemo(states, executablePath) {
  const server = await preview({
    root: fromRoot(),
    configFile: false,
    logLevel: 'silent',
    build: { outDir: fromRoot('build-demo/client') },
    preview: { port: 0, host: 'localhost' },
  })
  const origin = server.resolvedUrls.local[0].replace(/\/$/, '')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const outcomes = []
  let next = 0
  // each walks in one context, which fetches and compiles the demo once
  const walk = async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    for (let at = next++; at < states.length; at = next++) {
      outcomes[at] = await whyNot(context, origin, states[at]).catch(({ message }) => message.split('\n')[0])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  await browser.close()
  await server.close()
  return outcomes
}

async function whyNot(context, origin, { path, fragment, lines }) {
  await context.clearCookies()
  const page = await context.newPage()
  try {
    await page.goto(origin + path + fragment)
    const end = Date.now() + PATIENCE
    let before = ''
    let changedAt = Date.now()
    for (;;) {
      const text = await page
        .locator('body')
        .innerText()
        .catch(() => '')
      const isTaken = !page.url().includes('#state=')
      if (text !== before || !isTaken) changedAt = Date.now()
      before = text
      const missing = missingLines(
        lines,
        text.split('\n').map((line) => line.trim()),
      )
      if (missing.length === 0 && isTaken) return undefined
      if (Date.now() > Math.min(end, changedAt + STILL))
        return missing[0] === undefined
          ? 'The state was not taken'
          : `The demo does not show “${missing[0].slice(0, 80)}”`
      await new Promise((resolve) => setTimeout(resolve, GLANCE))
    }
  } finally {
    await page.close()
  }
}
