import type { OpenedVehicle, VehicleCatalogue } from './vehicle-catalogue.port.ts'

/** Maximum length of a slug. */
const LONGEST_SLUG = 200

export class OpenVehicle {
  readonly #catalogue: VehicleCatalogue

  constructor(catalogue: VehicleCatalogue) {
    this.#catalogue = catalogue
  }

  async run(type: string, slug: string): Promise<OpenedVehicle> {
    const isName = (text: string) => text !== '' && text.length <= LONGEST_SLUG
    return isName(type) && isName(slug) ? this.#catalogue.open(type, slug) : { kind: 'none' }
  }
}
