import { setImmediate as turn } from 'node:timers/promises'

/** Maximum number of event loop turns between two tasks, and the time in ms after which no further turn is awaited. */
const TURNS_MAX = 32
const PAUSE_MAX = 4

/**
 * Starts tasks one after the other, with turns of the event loop between them. Each turn accepts one connection; a long
 * task delays all other connections, which the server then can neither answer nor reject.
 */
export class EventLoopTurns {
  #last = Promise.resolve()

  /** Resolves when the caller may start its task: after the turns for all earlier calls, and the turns for this one. */
  next(): Promise<void> {
    this.#last = this.#last.then(pause)
    return this.#last
  }
}

async function pause(): Promise<void> {
  const end = performance.now() + PAUSE_MAX
  for (let turns = 0; turns < TURNS_MAX && performance.now() < end; turns += 1) await turn()
}
