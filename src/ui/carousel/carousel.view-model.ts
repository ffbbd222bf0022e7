import type { DepsOf } from '#application/kernel/depends-on.ts'
import { makeAutoObservable, observableShallow } from 'mobx'
import { Debounce } from '#application/kernel/debounce.ts'
import { Clock } from '#application/kernel/clock.port.ts'

/** Milliseconds until the next slide (UI-04). */
const AUTOPLAY_MS = 3_000
const RESIZE_MS = 150
const DRAG_PX = 3

type Reason = 'hover' | 'focus' | 'hidden' | 'drag'

/** State of a carousel: its position, the timer of its autoplay, and the reasons to pause it. */
export class CarouselViewModel {
  static readonly keys = { clock: Clock }
  /** Index of the first visible slide, from 0. */
  index = 0
  count = 0
  perView = 1
  /** False before hydration: the slides are then a scrollable list. */
  hasBegun = false
  mayMove = false
  /** True if the user has stopped the autoplay; only the user starts it again. */
  isStopped = false
  isDragging = false
  readonly pauses = new Set<Reason>()
  readonly #turns: Debounce
  readonly #resizes: Debounce
  #pressedAt: number | undefined

  constructor({ clock }: DepsOf<typeof CarouselViewModel.keys>) {
    this.#turns = new Debounce(clock)
    this.#resizes = new Debounce(clock)
    makeAutoObservable(this, { pauses: observableShallow })
  }

  /** `mayMove` is false for users who prefer reduced motion: the carousel does not advance then. */
  begin({ count, perView, mayMove }: { count: number; perView: number; mayMove: boolean }): void {
    Object.assign(this, { count, perView, mayMove, hasBegun: true })
    this.wait()
  }

  end(): void {
    this.#turns.cancel()
    this.#resizes.cancel()
    this.hasBegun = false
  }

  get lastIndex(): number {
    return Math.max(this.count - this.perView, 0)
  }

  get canMove(): boolean {
    return this.hasBegun && this.lastIndex > 0
  }

  /** False for users who prefer reduced motion, and if all slides fit: a pause button is then not needed. */
  get canPlay(): boolean {
    return this.canMove && this.mayMove
  }

  get isPlaying(): boolean {
    return this.canPlay && !this.isStopped
  }

  next(): void {
    this.stop()
    this.turn(1)
  }

  previous(): void {
    this.stop()
    this.turn(-1)
  }

  stop(): void {
    this.isStopped = true
    this.wait()
  }

  /** Starts the autoplay, even while the pointer is over the carousel, because the user has pressed the play button. */
  play(): void {
    this.isStopped = false
    this.pauses.delete('hover')
    this.pauses.delete('focus')
    this.wait()
  }

  pause(reason: Reason): void {
    this.pauses.add(reason)
    this.wait()
  }

  resume(reason: Reason): void {
    this.pauses.delete(reason)
    this.wait()
  }

  /**
   * Called with the index at which scrolling has stopped. Any index but the target means that the user has scrolled.
   */
  arrive(index: number): void {
    const slide = Math.min(Math.max(index, 0), this.lastIndex)
    if (slide === this.index) return
    this.index = slide
    this.stop()
  }

  /** Measures the visible slides again after a change of size, debounced. */
  resize(measure: () => number): void {
    this.#resizes.after(RESIZE_MS, () => this.fit(measure()))
  }

  press(x: number): void {
    this.#pressedAt = x
    this.pause('drag')
  }

  /** Returns the distance in pixels by which the slides were dragged; `undefined` below the threshold of a drag. */
  drag(x: number): number | undefined {
    if (this.#pressedAt === undefined) return undefined
    const distance = x - this.#pressedAt
    if (!this.isDragging && Math.abs(distance) <= DRAG_PX) return undefined
    if (!this.isDragging) this.stop()
    this.isDragging = true
    return distance
  }

  /** Ends a drag. Returns true if the pointer was dragged: the following click is then ignored. */
  release(): boolean {
    const wasDragged = this.isDragging
    this.#pressedAt = undefined
    this.isDragging = false
    this.resume('drag')
    return wasDragged
  }

  private fit(perView: number): void {
    this.perView = Math.max(perView, 1)
    this.index = Math.min(this.index, this.lastIndex)
    this.wait()
  }

  private turn(steps: number): void {
    const places = this.lastIndex + 1
    this.index = (this.index + steps + places) % places
  }

  private wait(): void {
    this.#turns.cancel()
    if (!this.isPlaying || this.pauses.size > 0) return
    this.#turns.after(AUTOPLAY_MS, () => this.turnByItself())
  }

  private turnByItself(): void {
    this.turn(1)
    this.wait()
  }
}
