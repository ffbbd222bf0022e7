import type { VehiclesOfMaker } from '#application/vehicles/vehicle-range.port.ts'
import type { Vehicle } from '#domain/vehicles/vehicle.ts'

/** Vehicles of a maker; `series` is the value in the URL, which may be unknown. */
export type MakerPageData = VehiclesOfMaker & { readonly series: string | undefined }

type Series = { readonly name: string; readonly count: number; readonly isChosen: boolean }

const inOrder = new Intl.Collator('en', { numeric: true })

/** State of the page of a maker: its vehicles, or those of one series. It does not change. */
export class MakerViewModel {
  readonly #shown: MakerPageData

  constructor(pageData: MakerPageData) {
    this.#shown = pageData
  }

  get name(): string {
    return this.#shown.maker.name
  }

  get count(): number {
    return this.#shown.vehicles.length
  }

  get series(): readonly Series[] {
    const counts = new Map<string, number>()
    for (const { series } of this.#shown.vehicles) counts.set(series, (counts.get(series) ?? 0) + 1)
    return [...counts]
      .map(([name, count]) => ({ name, count, isChosen: name === this.#shown.series }))
      .toSorted((one, other) => inOrder.compare(one.name, other.name))
  }

  /** Chosen series. If it is unknown, it is undefined, and all vehicles are shown. */
  get chosenSeries(): string | undefined {
    return this.series.find(({ isChosen }) => isChosen)?.name
  }

  get vehicles(): readonly Vehicle[] {
    const { chosenSeries } = this
    return this.#shown.vehicles
      .filter(({ series }) => chosenSeries === undefined || series === chosenSeries)
      .toSorted(
        (one, other) => inOrder.compare(one.series, other.series) || inOrder.compare(one.model, other.model),
      )
  }
}
