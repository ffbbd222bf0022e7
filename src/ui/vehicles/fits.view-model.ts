import { makeAutoObservable, observableRef } from 'mobx'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { ChosenVehicle } from '#application/vehicles/vehicle-cookie.ts'
import { excludedValuesText, readFacts } from '#application/vehicles/known-facts.ts'
import { LoadPartFits } from '#application/vehicles/load-part-fits.ts'
import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import { SetVehicleFacts } from '#application/vehicles/set-vehicle-facts.ts'
import {
  isWithin,
  partFitOf,
  factsKnownFor,
  questionsOf,
  type FactRange,
  type Fit,
  type FitQuestion,
  type PartFit,
  type VehicleFact,
} from '#domain/vehicles/fit.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** State of the fit of parts for the chosen vehicle, and the questions on which the fit depends. */
export class FitsViewModel {
  static readonly keys = {
    chosen: ChosenVehicleStore,
    fits: PartFitsStore,
    loadPartFits: LoadPartFits,
    setFacts: SetVehicleFacts,
  }
  articleNos: readonly string[] = []
  /** Facts whose question had no valid answer in the submitted form. */
  unanswered: readonly VehicleFact[] = []
  /** True if the parts that do not fit are hidden in the list. */
  hidesNonFitting = false
  /** Vehicle of the list, until the page has stored it as the chosen vehicle. */
  private listVehicle: ChosenVehicle | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof FitsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<this, 'listVehicle'>(this, {
      articleNos: observableRef,
      unanswered: observableRef,
      listVehicle: observableRef,
    })
  }

  /** Shows one part, with the fits that the loader has loaded. */
  open(articleNo: string, knownPartFits: readonly PartFit[]): void {
    this.articleNos = [articleNo]
    const { vehicle } = this.#deps.chosen
    if (vehicle) this.#deps.fits.add(vehicle.slug, this.articleNos, knownPartFits)
  }

  /** Shows the parts of a list for one vehicle, with the fits that the loader has loaded. */
  prove(vehicle: ChosenVehicle, articleNos: readonly string[], knownPartFits: readonly PartFit[]): void {
    this.listVehicle = vehicle
    this.articleNos = articleNos
    this.#deps.fits.add(vehicle.slug, articleNos, knownPartFits)
  }

  followChosen(): void {
    if (this.#deps.chosen.vehicle?.slug === this.listVehicle?.slug) this.listVehicle = undefined
  }

  toggleNonFitting(): void {
    this.hidesNonFitting = !this.hidesNonFitting
  }

  /** Sorts parts that do not fit to the end, or omits them if they are hidden. */
  inOrder<Item>(items: readonly Item[], numberOf: (item: Item) => string): readonly Item[] {
    const nonFitting = new Set(this.nonFitting)
    const isNonFitting = (item: Item) => nonFitting.has(numberOf(item))
    const others = items.filter((item) => !isNonFitting(item))
    return this.hidesNonFitting ? others : [...others, ...items.filter(isNonFitting)]
  }

  /** Sets the parts; their fits may already be loaded. */
  list(articleNos: readonly string[]): void {
    this.articleNos = articleNos
  }

  async show(articleNos: readonly string[]): Promise<void> {
    this.list(articleNos)
    const { vehicle } = this.#deps.chosen
    if (vehicle) await this.#deps.loadPartFits.run(vehicle.slug, articleNos)
  }

  get vehicleName(): string | undefined {
    return this.#deps.chosen.vehicle?.name
  }

  /** Fit of a part; `undefined` for an unknown part, and for one whose fit does not depend on the vehicle. */
  fit(articleNo: string): Fit | undefined {
    const part = this.part(articleNo)
    return part && partFitOf(part, this.facts)
  }

  get fitting(): readonly string[] {
    return this.articleNos.filter((articleNo) => this.fit(articleNo)?.kind === 'fits')
  }

  get nonFitting(): readonly string[] {
    return this.articleNos.filter((articleNo) => this.fit(articleNo)?.kind === 'does-not-fit')
  }

  get undecided(): readonly string[] {
    return this.articleNos.filter((articleNo) => this.fit(articleNo)?.kind === 'not-known')
  }

  get hasFits(): boolean {
    return this.articleNos.some((articleNo) => this.fit(articleNo) !== undefined)
  }

  /** Questions about the first undecided part, with the options of all undecided parts. */
  get questions(): readonly FitQuestion[] {
    const parts = this.undecided.flatMap((articleNo) => this.part(articleNo) ?? [])
    const [first] = parts
    if (!first) return []
    return questionsOf(
      parts.map(({ alternatives }) => alternatives),
      factsKnownFor(this.facts, first),
    )
  }

  /** Field value of the answer "none of the options". */
  noneOf(options: readonly string[]): string {
    return excludedValuesText(options)
  }

  /** Years in which the model was built, if known. */
  get modelYears(): FactRange | undefined {
    return this.articleNos.map((articleNo) => this.part(articleNo)?.modelYears).find(Boolean)
  }

  /** True if the entered year is outside the production years. */
  get isYearRejected(): boolean {
    return this.isNoYear(this.facts.year)
  }

  /** True if a fit depends on facts that the user has entered for this vehicle. */
  get usesFacts(): boolean {
    return this.articleNos.some((articleNo) => {
      const fit = this.fit(articleNo)
      return fit !== undefined && fit.kind !== 'not-known' && fit.because.length > 0
    })
  }

  answer(fields: URLSearchParams): boolean {
    const vehicleFacts = readFacts(fields)
    this.unanswered = this.questions
      .map(({ fact }) => fact)
      .filter(
        (fact) => vehicleFacts[fact] === undefined || (fact === 'year' && this.isNoYear(vehicleFacts.year)),
      )
    if (this.unanswered.length > 0) return false
    this.#deps.setFacts.run(vehicleFacts)
    return true
  }

  forgetAnswers(): void {
    this.#deps.setFacts.forget()
  }

  private isNoYear(year: number | undefined): boolean {
    return year !== undefined && !isWithin(year, this.modelYears)
  }

  private part(articleNo: string): PartFit | undefined {
    const vehicle = this.listVehicle ?? this.#deps.chosen.vehicle
    return vehicle && this.#deps.fits.fit(vehicle.slug, articleNo)
  }

  private get facts() {
    const { facts } = this.listVehicle ?? this.#deps.chosen.vehicle ?? {}
    return readFacts(new URLSearchParams(facts))
  }
}
