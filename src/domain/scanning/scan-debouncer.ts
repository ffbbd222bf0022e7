/** Number of frames in which a code must be read before it counts, to ignore a single misread. */
const LOOKS_MIN = 2
/** Time in ms that a code must be out of view before it counts again. */
const GONE_MS = 2_000

type Seen = { readonly at: number; readonly looks: number }

/** Decides which of the codes in front of the camera count as scanned, from the codes of each frame. */
export class ScanDebouncer {
  #seen: ReadonlyMap<string, Seen> = new Map()

  /** `time` in milliseconds. Returns the codes that count as scanned with this frame. */
  look(codes: readonly string[], time: number): readonly string[] {
    const seenCodes = new Map([...this.#seen].filter(([, { at: last }]) => time - last < GONE_MS))
    for (const code of new Set(codes))
      seenCodes.set(code, { at: time, looks: (seenCodes.get(code)?.looks ?? 0) + 1 })
    const counted = [...seenCodes].filter(([, { at: last, looks }]) => last === time && looks === LOOKS_MIN)
    this.#seen = seenCodes
    return counted.map(([code]) => code)
  }
}
