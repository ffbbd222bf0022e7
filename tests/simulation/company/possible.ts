type Setting<Value> = { readonly value: Value; readonly from: number; readonly set: number; until: number }

/**
 * Possible values of a setting over time. The API may process overlapping calls in any sequence, so that several values
 * are possible after them. Times are numbers of events.
 */
export class Possible<Value> {
  #settings: Setting<Value>[]

  constructor(value: Value) {
    this.#settings = [{ value, from: 0, set: 0, until: Infinity }]
  }

  /** Adds a value set by a call. Values set before the call began are impossible after the call. */
  set(value: Value, call: { readonly from: number; readonly until: number }): void {
    for (const one of this.#settings) if (one.set < call.from) one.until = Math.min(one.until, call.until)
    this.#settings.push({ value, from: call.from, set: call.until, until: Infinity })
  }

  during({ from, until }: { readonly from: number; readonly until: number }): readonly Value[] {
    return this.#settings.filter((one) => one.from <= until && one.until >= from).map(({ value }) => value)
  }

  /** Reduces the possible values from now on to the actual one. Values of earlier periods do not change. */
  settle(value: Value, now: number): void {
    const open = this.#settings.filter(({ until }) => until >= now)
    if (open.length === 1) return
    for (const one of open) one.until = now - 1
    this.#settings.push({ value, from: now, set: now, until: Infinity })
  }
}
