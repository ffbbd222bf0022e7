import { setImmediate as turn } from 'node:timers/promises'

/** Turns between two tasks, as far as they take no longer than this in ms. */
const MOST_TURNS = 32
const LONGEST_PAUSE = 4

/**
 * Each turn of the event loop accepts one connection, and a task that holds it for long keeps all others outside, where
 * nobody can answer or refuse them. So tasks start one after the other, with turns between them in which connections are
 * accepted and requests are read.
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
  const end = performance.now() + LONGEST_PAUSE
  for (let turns = 0; turns < MOST_TURNS && performance.now() < end; turns += 1) await turn()
}
