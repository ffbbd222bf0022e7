type Setting<Value> = { readonly value: Value; readonly from: number; readonly set: number; until: number }

/**
 * A setting that overlapping calls change. The API may carry out overlapping calls in any order, so that several values
 * are possible for a time. Times are numbers of events.
 */
export class Possible<Value> {
  #settings: Setting<Value>[]

  constructor(value: Value) {
    this.#settings = [{ value, from: 0, set: 0, until: Infinity }]
  }

  /** After a call that has set it; what was set before the call began ends with it. */
  set(value: Value, call: { readonly from: number; readonly until: number }): void {
    for (const one of this.#settings) if (one.set < call.from) one.until = Math.min(one.until, call.until)
    this.#settings.push({ value, from: call.from, set: call.until, until: Infinity })
  }

  during({ from, until }: { readonly from: number; readonly until: number }): readonly Value[] {
    return this.#settings.filter((one) => one.from <= until && one.until >= from).map(({ value }) => value)
  }

  /** No call is in flight: one of the possible values is the actual one. Earlier periods keep their values. */
  settle(value: Value, now: number): void {
    const open = this.#settings.filter(({ until }) => until >= now)
    if (open.length === 1) return
    for (const one of open) one.until = now - 1
    this.#settings.push({ value, from: now, set: now, until: Infinity })
  }
}
