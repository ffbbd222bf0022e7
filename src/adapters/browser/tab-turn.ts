import type { SharedTurn } from '#application/downloads/shared-turn.port.ts'

/** Where the browser knows no locks, as on a page without TLS, each tab goes by itself. */
export const tabTurn: SharedTurn = {
  run: async (name, task) => {
    await (navigator.locks ? navigator.locks.request(name, task) : task())
  },
}
