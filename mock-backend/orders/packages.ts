import { checkDigitOf } from '../catalogue/gtin.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { DocumentFlowLine, Shipment } from './document-flow.ts'

type PackedLine = DocumentFlowLine & { readonly netGrams: number }

export type Package = {
  readonly sscc: string
  readonly type: 'PARCEL' | 'PALLET'
  readonly lengthCm: number
  readonly widthCm: number
  readonly heightCm: number
  readonly netGrams: number
  readonly grossGrams: number
  readonly lines: readonly PackedLine[]
}

const KINDS = {
  PARCEL: { capacityGrams: 30_000, tareGrams: 450, lengthCm: 60, widthCm: 40, heightCm: 40 },
  PALLET: { capacityGrams: 800_000, tareGrams: 25_000, lengthCm: 120, widthCm: 80, heightCm: 110 },
} as const

const gramsOf = ({ weightKg }: CatalogueProduct) => Math.max(1, Math.round(weightKg * 1000))

export const netGramsOf = (lines: readonly Pick<DocumentFlowLine, 'product' | 'quantity'>[]) =>
  lines.reduce((sum, { product, quantity }) => sum + quantity * gramsOf(product), 0)

const packed = new WeakMap<Shipment, readonly Package[]>()

/** Packs the lines in their order; heavy shipments and freight are packed on pallets. */
export function packagesOf(shipment: Shipment): readonly Package[] {
  const knownPackages = packed.get(shipment)
  if (knownPackages) return knownPackages
  const heaviest = Math.max(...shipment.lines.map(({ product }) => gramsOf(product)))
  const onPallets = shipment.order.transport === 'FREIGHT' || heaviest > KINDS.PARCEL.capacityGrams
  const type = onPallets ? 'PALLET' : 'PARCEL'
  const packages = loads(shipment.lines, KINDS[type].capacityGrams).map((lines, index) =>
    packageOf(type, lines, ssccOf(shipment.deliveryNoteNo, index)),
  )
  packed.set(shipment, packages)
  return packages
}

function loads(lines: readonly DocumentFlowLine[], capacity: number): DocumentFlowLine[][] {
  const all: DocumentFlowLine[][] = [[]]
  let free = capacity
  for (const line of lines) {
    const grams = gramsOf(line.product)
    let remaining = line.quantity
    while (remaining > 0) {
      const load = all.at(-1) ?? []
      // a piece that exceeds the weight limit of a package gets a separate package
      const fits = Math.min(
        remaining,
        load.length === 0 ? Math.max(1, Math.floor(free / grams)) : Math.floor(free / grams),
      )
      if (fits > 0) load.push({ ...line, quantity: fits })
      free -= fits * grams
      remaining -= fits
      if (remaining > 0) {
        all.push([])
        free = capacity
      }
    }
  }
  return all
}

function packageOf(type: Package['type'], lines: readonly DocumentFlowLine[], sscc: string): Package {
  const { capacityGrams: _, tareGrams, ...size } = KINDS[type]
  const netGrams = netGramsOf(lines)
  return {
    sscc,
    type,
    ...size,
    netGrams,
    grossGrams: netGrams + tareGrams,
    lines: lines.map((line) => ({ ...line, netGrams: netGramsOf([line]) })),
  }
}

/** A fictional GS1 company prefix, as for GTINs. */
const COMPANY_PREFIX = '290471'

/** The SSCC (GS1): extension digit, company prefix, serial number, check digit. */
function ssccOf(deliveryNoteNo: string, index: number): string {
  const [range = '0', ...serial] = deliveryNoteNo.slice(3)
  const digits =
    range + COMPANY_PREFIX + (serial.join('') + String(index).padStart(3, '0')).slice(-10).padStart(10, '0')
  return digits + String(checkDigitOf(digits))
}
