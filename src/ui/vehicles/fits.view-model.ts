import { makeAutoObservable, observableRef } from 'mobx'
import type { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { readFacts } from '#application/vehicles/known-facts.ts'
import type { LoadPartFits } from '#application/vehicles/load-part-fits.ts'
import type { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import type { TellVehicleFacts } from '#application/vehicles/tell-vehicle-facts.ts'
import {
  fitOf,
  OTHER,
  type Fit,
  type FitQuestion,
  type PartFit,
  type VehicleFact,
} from '#domain/vehicles/fit.ts'

/** Whether parts fit the chosen vehicle, and what has to be asked to know. */
export class FitsViewModel {
  readonly other = OTHER
  articleNos: readonly string[] = []
  /** What was asked and not answered, or not with a number. */
  unanswered: readonly VehicleFact[] = []
  readonly #chosen: ChosenVehicleStore
  readonly #fits: PartFitsStore
  readonly #loadPartFits: LoadPartFits
  readonly #tellFacts: TellVehicleFacts

  constructor(
    chosen: ChosenVehicleStore,
    fits: PartFitsStore,
    loadPartFits: LoadPartFits,
    tellFacts: TellVehicleFacts,
  ) {
    this.#chosen = chosen
    this.#fits = fits
    this.#loadPartFits = loadPartFits
    this.#tellFacts = tellFacts
    makeAutoObservable(this, { articleNos: observableRef, unanswered: observableRef })
  }

  /** One part, of which a loader knows. */
  open(articleNo: string, known: readonly PartFit[]): void {
    this.articleNos = [articleNo]
    const { vehicle } = this.#chosen
    if (vehicle) this.#fits.add(vehicle.slug, this.articleNos, known)
  }

  /** Many parts, whose fits may be known already. */
  list(articleNos: readonly string[]): void {
    this.articleNos = articleNos
  }

  async show(articleNos: readonly string[]): Promise<void> {
    this.list(articleNos)
    const { vehicle } = this.#chosen
    if (vehicle) await this.#loadPartFits.run(vehicle.slug, articleNos)
  }

  get vehicleName(): string | undefined {
    return this.#chosen.vehicle?.name
  }

  /** `undefined` where nothing is known of the part, or nothing is to be proved. */
  fit(articleNo: string): Fit | undefined {
    const { vehicle } = this.#chosen
    const found = vehicle && this.#fits.fit(vehicle.slug, articleNo)
    return !found || found.isUniversal ? undefined : fitOf(found.alternatives, this.facts)
  }

  get misfits(): readonly string[] {
    return this.articleNos.filter((articleNo) => this.fit(articleNo)?.kind === 'does-not-fit')
  }

  get undecided(): readonly string[] {
    return this.articleNos.filter((articleNo) => this.fit(articleNo)?.kind === 'not-known')
  }

  get hasFits(): boolean {
    return this.articleNos.some((articleNo) => this.fit(articleNo) !== undefined)
  }

  /** What decides on the first part that is not decided. */
  get questions(): readonly FitQuestion[] {
    const [first = ''] = this.undecided
    const fit = this.fit(first)
    return fit?.kind === 'not-known' ? fit.ask : []
  }

  answer(fields: URLSearchParams): boolean {
    const told = readFacts(fields)
    this.unanswered = this.questions.map(({ fact }) => fact).filter((fact) => told[fact] === undefined)
    if (this.unanswered.length > 0) return false
    this.#tellFacts.run(told)
    return true
  }

  forgetAnswers(): void {
    this.#tellFacts.forget()
  }

  private get facts() {
    return readFacts(new URLSearchParams(this.#chosen.vehicle?.facts))
  }
}
