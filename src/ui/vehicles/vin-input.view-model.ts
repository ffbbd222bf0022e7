import { makeAutoObservable } from 'mobx'
import { EventBus } from '#application/shared/event-bus.ts'
import { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import { valueOf } from '#domain/shared/result.ts'
import { makerOfVin } from '#domain/vehicles/vehicle-makers.ts'
import {
  cleanVin,
  truncateVin,
  mistakenLetters,
  parseVin,
  VIN_LENGTH,
  vinHint,
  withoutMistakenLetters,
  type MistakenLetter,
  type Vin,
} from '#domain/vehicles/vin.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

const END_MIN = 3

/** State of the VIN field: the typed VIN and its validation before a search (spec 5). */
export class VinInputViewModel {
  static readonly keys = { recallVins: LoadVinHistory, history: VinHistoryStore, eventBus: EventBus }
  readonly fullLength = VIN_LENGTH
  text = ''
  /** True after the first submission; only then is a short VIN reported as an error. */
  wasSubmitted = false
  isEntered = false
  readonly #deps

  constructor(deps: DepsOf<typeof VinInputViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Stores the typed text. Lower case is not converted, which would move the caret; CSS shows capitals. */
  type(text: string): void {
    const vin = truncateVin(text)
    this.text = text.toUpperCase() === vin ? text : vin
    this.wasSubmitted = false
  }

  /** Adopts a VIN that was submitted without scripts. */
  showSubmitted(text: string): void {
    this.text = cleanVin(text)
    this.wasSubmitted = true
  }

  /** Returns the VIN to search for; `undefined` if its length is wrong. */
  submit(): Vin | undefined {
    this.wasSubmitted = true
    const { vin } = this
    if (vin !== undefined) this.#deps.eventBus.publish({ kind: 'vin-typed' })
    return vin
  }

  correct(): void {
    this.type(this.suggestion)
  }

  clear(): void {
    this.type('')
  }

  enter(): void {
    if (this.isEntered) return
    this.isEntered = true
    void this.#deps.recallVins.run()
  }

  leave(): void {
    this.isEntered = false
  }

  private get vin(): Vin | undefined {
    return valueOf(parseVin(this.text))
  }

  get length(): number {
    return cleanVin(this.text).length
  }

  get hasWrongLength(): boolean {
    return this.wasSubmitted && this.length !== VIN_LENGTH
  }

  get letters(): readonly MistakenLetter[] {
    return mistakenLetters(this.text)
  }

  get suggestion(): string {
    return withoutMistakenLetters(this.text)
  }

  get expectedCheckDigit(): string | undefined {
    const hint = this.vin === undefined ? undefined : vinHint(this.vin)
    return hint?.kind === 'check-digit' ? hint.expected : undefined
  }

  get maker(): string | undefined {
    return makerOfVin(this.text)
  }

  /** True if the input is empty and focused: the history and the choice by maker are shown below (spec 2). */
  get offersWays(): boolean {
    return this.isEntered && this.text === ''
  }

  /**
   * Recently searched VINs: all below an empty input, otherwise those that end with the typed text, because papers and
   * workshops name a vehicle by its last digits.
   */
  get shownHistory(): readonly Vin[] {
    if (this.offersWays) return this.#deps.history.vins
    const isFinal = this.wasSubmitted || this.letters.length > 0 || this.length === VIN_LENGTH
    if (!this.isEntered || isFinal || this.length < END_MIN) return []
    return this.#deps.history.vins.filter((vin) => vin.endsWith(cleanVin(this.text)))
  }
}
