import { barsOf, EAN_13_MODULES, ean13Modules } from '#domain/favourites/ean-13.ts'
import type { SharedListItem } from '#domain/favourites/favourites.ts'

const QUIET_ZONE = 11

export const BARCODE_WIDTH = EAN_13_MODULES + 2 * QUIET_ZONE

export type LabelData = Pick<
  SharedListItem,
  'sku' | 'articleNo' | 'name' | 'manufacturer' | 'gtin' | 'min' | 'max'
> & {
  /** QR code with the URL of the part: rows of modules, true for dark. */
  readonly squares: readonly (readonly boolean[])[]
}

/** SVG path with the bars of a GTIN; its unit is a module, the narrowest bar. Undefined for an invalid GTIN. */
export function barcodePath(gtin: string, height: number): string | undefined {
  const modules = ean13Modules(gtin)
  return (
    modules &&
    barsOf(modules)
      .map(({ at: x, width }) => `M${x + QUIET_ZONE} 0h${width}v${height}h-${width}z`)
      .join('')
  )
}
