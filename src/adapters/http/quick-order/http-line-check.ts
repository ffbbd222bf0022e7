import type { LineCheckScope, LineCheck } from '#application/line-check/line-check.port.ts'
import {
  lineCheckContract,
  type AvailabilityLine,
  type CheckedLine as CheckedLineDto,
  type CheckedPart as CheckedPartDto,
} from '#contracts/quick-order/line-check.contract.ts'
import type { CheckedLine, CheckedPart, LineQuery, StockReport } from '#domain/quick-order/checked-line.ts'
import { toAvailability, toFoundVia, toPrice } from '../products/product-mapping.ts'
import { kebab } from '../codes.ts'
import type { MapIfVisible } from '../price-gate.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpLineCheck extends HttpAdapter implements LineCheck {
  readonly #calls = this.api.client(lineCheckContract)

  async check(lines: readonly LineQuery[], depth: LineCheckScope, signal?: AbortSignal) {
    const ifShown = this.api.prices()
    const queries = lines.map((line) => ({ ...line }))
    const fetchOptions = signal ? { fetchOptions: { signal } } : {}
    if (depth === 'meaning') {
      const { body } = await this.#calls.resolve.query({
        body: { numbers: queries },
        ...fetchOptions,
      })
      return body.lines.map((line) => toLine(line, ifShown))
    }
    const { body } = await this.#calls.availability.query({
      body: { items: queries },
      ...fetchOptions,
    })
    return body.lines.map((line) => ({ ...toLine(line, ifShown), stock: toStock(line) }))
  }
}

function toLine(line: CheckedLineDto, ifShown: MapIfVisible): CheckedLine {
  return {
    lineNo: line.lineNo,
    status: kebab(line.status),
    part: line.product && toPart(line.product, ifShown),
    replacement: line.replacement && toPart(line.replacement, ifShown),
    candidates: (line.candidates ?? []).map((part) => toPart(part, ifShown)),
    decided: line.decided,
  }
}

function toPart(part: CheckedPartDto, ifShown: MapIfVisible): CheckedPart {
  const { vendorId, sku, name, slug, image, manufacturer, packagingAmount } = part
  return {
    vendorId,
    sku,
    name,
    slug,
    manufacturer,
    packagingAmount,
    picture: image,
    price: ifShown(part.pricePackage, toPrice),
    availability: toAvailability(part.availability),
    foundVia: toFoundVia(part.foundVia),
  }
}

const toStock = ({ quantityClass, locations }: AvailabilityLine): StockReport => ({
  quantityClass: quantityClass && kebab(quantityClass),
  locations: locations.map((location) => ({
    ...location,
    quantityClass: kebab(location.quantityClass),
  })),
})
