import { fail, ok, type Result } from '#domain/shared/result.ts'

type Limits = {
  /** Maximum number of bodies that arrive concurrently. */
  readonly count: number
  /** Maximum number of bytes that these bodies have in total so far. */
  readonly bytes: number
}

const OF_ONE: Limits = { count: 64, bytes: 16_000_000 }
const OF_ALL: Limits = { count: 1024, bytes: 64_000_000 }

/**
 * Each chunk takes CPU time, even if it is small. Beyond the first `FREE_CHUNKS`, chunks must have at least this
 * average size in bytes.
 */
const FREE_CHUNKS = 1_000
const AVERAGE_MIN = 16

type BodyLimit = {
  /** Maximum size in bytes. */
  readonly max: number
  /** Time in ms for the whole body. */
  readonly within: number
}

export type BodyFailure = 'too-large' | 'incomplete'

/**
 * Reads bodies completely, each within a deadline, before their requests are queued. Aborts bodies in tiny chunks.
 * Limits the concurrent bodies per client and in total: beyond the limit the oldest is aborted, because a normal body
 * arrives soon.
 */
export class UnfinishedBodies {
  readonly #ofAll: Arriving
  readonly #ofOne: Limits
  readonly #byClient = new Map<string, Arriving>()

  constructor({ ofOne = OF_ONE, ofAll = OF_ALL }: { readonly ofOne?: Limits; readonly ofAll?: Limits } = {}) {
    this.#ofOne = ofOne
    this.#ofAll = new Arriving(ofAll)
  }

  /** Reads a body. Rejects if the client disconnects. */
  async read(
    body: ReadableStream<Uint8Array>,
    { max, within }: BodyLimit,
    client = '',
  ): Promise<Result<Uint8Array<ArrayBuffer>, BodyFailure>> {
    const reader = body.getReader()
    let isGivenUp = false
    const giveUp = () => {
      isGivenUp = true
      // rejects the pending read, but leaves the connection open for the response
      reader.releaseLock()
    }
    const arrival = { giveUp }
    const groups = [this.#ofAll, this.#groupOf(client)]
    for (const group of groups) group.add(arrival)
    const timer = setTimeout(giveUp, within)
    try {
      const bytes = new GrowingBytes(max)
      for (let chunks = 1; ; chunks += 1) {
        const { done, value } = await reader.read()
        if (done) return ok(bytes.value)
        if (!bytes.append(value)) return fail('too-large')
        if (chunks > FREE_CHUNKS && bytes.size < chunks * AVERAGE_MIN) return fail('incomplete')
        for (const group of groups) group.grow(arrival, value.length)
      }
    } catch (error) {
      if (isGivenUp) return fail('incomplete')
      throw error
    } finally {
      clearTimeout(timer)
      for (const group of groups) group.delete(arrival)
      if (this.#byClient.get(client)?.isEmpty) this.#byClient.delete(client)
    }
  }

  #groupOf(client: string): Arriving {
    const group = this.#byClient.get(client) ?? new Arriving(this.#ofOne)
    this.#byClient.set(client, group)
    return group
  }
}

type Arrival = { readonly giveUp: () => void }

/** Bodies that arrive concurrently, oldest first, with their bytes so far. */
class Arriving {
  readonly #limits: Limits
  readonly #sizes = new Map<Arrival, number>()
  #bytes = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get isEmpty(): boolean {
    return this.#sizes.size === 0
  }

  add(arrival: Arrival): void {
    this.#sizes.set(arrival, 0)
    this.#makeRoom()
  }

  /** Adds received bytes; an aborted body is no longer counted. */
  grow(arrival: Arrival, bytes: number): void {
    const size = this.#sizes.get(arrival)
    if (size === undefined) return
    this.#sizes.set(arrival, size + bytes)
    this.#bytes += bytes
    this.#makeRoom()
  }

  delete(arrival: Arrival): void {
    this.#bytes -= this.#sizes.get(arrival) ?? 0
    this.#sizes.delete(arrival)
  }

  #makeRoom(): void {
    const { count, bytes } = this.#limits
    for (const oldest of this.#sizes.keys()) {
      if (this.#sizes.size <= count && this.#bytes <= bytes) return
      this.delete(oldest)
      oldest.giveUp()
    }
  }
}

/** Collects bytes in one buffer: a list of chunks would take more memory, because a chunk can be a single byte. */
class GrowingBytes {
  readonly #max: number
  #buffer = new Uint8Array(0)
  #size = 0

  constructor(max: number) {
    this.#max = max
  }

  get size(): number {
    return this.#size
  }

  get value(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#size)
  }

  /** Appends a chunk; returns false if the maximum is exceeded. */
  append(chunk: Uint8Array): boolean {
    const size = this.#size + chunk.length
    if (size > this.#max) return false
    if (size > this.#buffer.length) {
      const grown = new Uint8Array(Math.min(this.#max, Math.max(size, 2 * this.#buffer.length)))
      grown.set(this.value)
      this.#buffer = grown
    }
    this.#buffer.set(chunk, this.#size)
    this.#size = size
    return true
  }
}
