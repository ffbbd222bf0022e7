import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE = 30_000

/** Asks again until it is true; what fails is not true yet. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    if (await isTrue().catch(() => false)) return
    await pause(25)
  }
  throw new Error(`It did not become true: ${String(isTrue)}`)
}
