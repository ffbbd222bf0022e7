/** A code counts once it was read twice: a single misread does not. */
const LOOKS_MIN = 2
/** A code that was out of view for so long counts anew. */
const GONE_MS = 2_000

type Seen = { readonly at: number; readonly looks: number }

/** Tells which codes before the camera count, out of what each look finds. */
export class CodeWatch {
  #seen: ReadonlyMap<string, Seen> = new Map()

  /** `at` in milliseconds. Returns the codes that count with this look. */
  look(codes: readonly string[], at: number): readonly string[] {
    const seen = new Map([...this.#seen].filter(([, { at: last }]) => at - last < GONE_MS))
    for (const code of new Set(codes)) seen.set(code, { at, looks: (seen.get(code)?.looks ?? 0) + 1 })
    const counted = [...seen].filter(([, { at: last, looks }]) => last === at && looks === LOOKS_MIN)
    this.#seen = seen
    return counted.map(([code]) => code)
  }
}
