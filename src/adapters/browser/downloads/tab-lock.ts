import type { TabLock } from '#application/downloads/tab-lock.port.ts'

const FOREVER = new Promise<never>(() => {})

/**
 * Where the browser knows no locks, as on a page without TLS, each tab goes by itself. The lock of what is settled is
 * never given back: the next tab could hold it before it sees what this one has written to the storage.
 */
export const tabLock: TabLock = {
  run: (name, task) =>
    new Promise((resolve, reject) => {
      const take = async () => {
        const end = await task()
        resolve()
        if (end === 'settled') await FOREVER
      }
      const taken: Promise<void> = navigator.locks ? navigator.locks.request(name, take) : take()
      taken.catch(reject)
    }),
}
