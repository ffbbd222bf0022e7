import { makeAutoObservable } from 'mobx'
import { CodeDetector } from '#application/scanning/code-detector.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { ScanDebouncer } from '#domain/scanning/scan-debouncer.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Reason why the camera or the code detector is not available. */
type CameraFailure = 'refused' | 'none' | 'busy' | 'offline'

/** Detects codes in the pictures of a camera. */
export class ScanViewModel {
  static readonly keys = { detector: CodeDetector, clock: Clock }
  failure: CameraFailure | undefined = undefined
  readonly #watch = new ScanDebouncer()
  readonly #deps

  constructor(deps: DepsOf<typeof ScanViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Detects codes in a picture. Returns only those that are not repetitions of the previous pictures. */
  async look(picture: HTMLVideoElement): Promise<readonly string[]> {
    const codes = await this.#deps.detector.read(picture)
    return this.#watch.look(codes, this.#deps.clock.now())
  }

  /** Stores the reason of a camera failure; rethrows any other error. */
  fail(error: unknown): void {
    this.failure = failureOf(error)
    if (this.failure === undefined) throw error
  }

  retry(): void {
    this.failure = undefined
  }
}

/** Reason by the error names of `getUserMedia`; undefined for any other error. */
function failureOf(error: unknown): CameraFailure | undefined {
  if (error instanceof ApiFailure) return 'offline'
  if (!(error instanceof DOMException)) return undefined
  if (error.name === 'NotAllowedError' || error.name === 'SecurityError') return 'refused'
  return error.name === 'NotFoundError' || error.name === 'OverconstrainedError' ? 'none' : 'busy'
}
