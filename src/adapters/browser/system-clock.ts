import type { Clock } from '#application/kernel/clock.port.ts'

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  every(ms, task) {
    const timer = setInterval(task, ms)
    return () => clearInterval(timer)
  },
}

/** Clock of the server without timers, because they would run after the response. */
export const requestClock: Clock = {
  now: () => Date.now(),
  after: () => () => {},
  every: () => () => {},
}
