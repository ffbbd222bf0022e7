/** Opens the final states of scenarios in the static demo, and reports the lines that the demo does not show. */
import { chromium } from 'playwright'
import { missingLines } from './book-data.mjs'
import { serveDemo } from './demo.mjs'

const AT_ONCE = 3
const TOLD_EVERY = 50
/**
 * Times in ms: until the demo must show a state, after which an unchanged page counts as final, and between two
 * checks.
 */
const PATIENCE = 15_000
const STILL = 4_000
const GLANCE = 200

/**
 * Reasons why the demo does not reproduce states; `undefined` for a state with every line of the scenario.
 * @param {readonly { path: string, fragment: string, lines: readonly string[] }[]} states
 * @returns {Promise<readonly (string | undefined)[]>}
 */
export async function walkDemo(states, executablePath) {
  const { origin, close } = await serveDemo()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const outcomes = []
  let next = 0
  const walk = async () => {
    for (let at = next++; at < states.length; at = next++) {
      outcomes[at] = await whyNot(browser, origin, states[at]).catch(({ message }) => message.split('\n')[0])
      if ((at + 1) % TOLD_EVERY === 0) console.log(`${at + 1} of ${states.length} states opened`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  await browser.close()
  await close()
  return outcomes
}

async function whyNot(browser, origin, { path, fragment, lines }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
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
      // a page that was reached by client-side navigation has a title
      const title = await page.title().catch(() => '')
      const isTaken = !page.url().includes('#state=')
      if (text !== before || !isTaken) changedAt = Date.now()
      before = text
      const missing = missingLines(
        lines,
        [title, ...text.split('\n')].map((line) => line.trim()),
      )
      if (missing.length === 0 && isTaken) return undefined
      if (Date.now() > Math.min(end, changedAt + STILL))
        return missing[0] === undefined
          ? 'The state was not taken'
          : `The demo does not show “${missing[0].slice(0, 80)}”`
      await new Promise((resolve) => setTimeout(resolve, GLANCE))
    }
  } finally {
    await context.close()
  }
}
