import type { Clock } from '#application/shared/clock.port.ts'

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

/** The server answers and forgets: on it nothing happens later. */
export const requestClock: Clock = {
  now: () => Date.now(),
  after: () => () => {},
  every: () => () => {},
}
