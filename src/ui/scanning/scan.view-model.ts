import { makeAutoObservable } from 'mobx'
import type { CodeDetector } from '#application/scanning/code-detector.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import { CodeWatch } from '#domain/scanning/code-watch.ts'

/** Why there is no picture, or nothing that reads it. */
type CameraFailure = 'refused' | 'none' | 'busy' | 'offline'

/** The codes before a camera. */
export class ScanViewModel {
  failure: CameraFailure | undefined = undefined
  readonly #detector: CodeDetector
  readonly #clock: Clock
  readonly #watch = new CodeWatch()

  constructor(detector: CodeDetector, clock: Clock) {
    this.#detector = detector
    this.#clock = clock
    makeAutoObservable(this)
  }

  /** The codes that count with this picture. */
  async look(picture: HTMLVideoElement): Promise<readonly string[]> {
    const codes = await this.#detector.read(picture)
    return this.#watch.look(codes, this.#clock.now())
  }

  /** Throws a defect on. */
  fail(error: unknown): void {
    this.failure = failureOf(error)
    if (this.failure === undefined) throw error
  }

  retry(): void {
    this.failure = undefined
  }
}

/** Undefined for a defect. The names are those of `getUserMedia`. */
function failureOf(error: unknown): CameraFailure | undefined {
  if (error instanceof ApiFailure) return 'offline'
  if (!(error instanceof DOMException)) return undefined
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'refused'
  return error.name === 'NotFoundError' || error.name === 'OverconstrainedError' ? 'none' : 'busy'
}
