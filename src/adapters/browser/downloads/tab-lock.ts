import type { TabLock } from '#application/downloads/tab-lock.port.ts'

const FOREVER = new Promise<never>(() => {})

/**
 * Uses Web Locks; without them (no TLS) each tab runs independently. The lock of a settled task is released only when
 * the tab closes: otherwise another tab could get the lock before it sees the new content of the storage.
 */
export const tabLock: TabLock = {
  run: (name, task) =>
    new Promise((resolve, reject) => {
      const runLocked = async () => {
        const end = await task()
        resolve()
        if (end === 'settled') await FOREVER
      }
      const locked: Promise<void> = navigator.locks ? navigator.locks.request(name, runLocked) : runLocked()
      locked.catch(reject)
    }),
}
