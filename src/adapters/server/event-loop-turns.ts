import { setImmediate as turn } from 'node:timers/promises'

/** Maximum number of turns between two tasks, while they take no longer than this in ms. */
const TURNS_MAX = 32
const PAUSE_MAX = 4

/**
 * Each turn of the event loop accepts one connection. A long task delays all others, which can then be neither
 * answered nor refused. Tasks therefore start one after the other, with turns between them in which connections
 * are accepted and requests are read.
 */
export class EventLoopTurns {
  #last = Promise.resolve()

  /** Resolves when the task may start. */
  next(): Promise<void> {
    this.#last = this.#last.then(pause)
    return this.#last
  }
}

async function pause(): Promise<void> {
  const end = performance.now() + PAUSE_MAX
  for (let turns = 0; turns < TURNS_MAX && performance.now() < end; turns += 1) await turn()
}
