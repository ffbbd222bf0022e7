import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE = 30_000

/** Repeats the check until it is true; an error counts as false. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE
  while (Date.now() < end) {
    if (await isTrue().catch(() => false)) return
    await pause(25)
  }
  throw new Error(`It did not become true: ${String(isTrue)}`)
}
