import type { Page } from 'playwright'

/** Milliseconds from the click until a page with a different heading is painted. */
export async function clickToPaint(page: Page, click: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const title = () => document.querySelector('main h1')?.textContent
    const before = title()
    const began = ({ timeStamp }: Event) => {
      const look = () => {
        const now = title()
        if (now === undefined || now === before) requestAnimationFrame(look)
        // a task that is queued in a frame runs once the frame is painted
        else setTimeout(() => Object.assign(window, { painted: performance.now() - timeStamp }))
      }
      look()
    }
    Object.assign(window, { painted: undefined })
    addEventListener('click', began, { capture: true, once: true })
  })
  await click()
  const painted = await page.waitForFunction(() => (window as { painted?: number }).painted)
  return (await painted.jsonValue()) ?? 0
}
