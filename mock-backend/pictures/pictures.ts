import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import { divisions } from '../catalogue/category-tree.ts'
import { partTypes } from '../catalogue/part-types.ts'
import { readAsset } from '../http/read-asset.ts'

type Part = Pick<CatalogueProduct, 'partTypeId' | 'attributes'>

const partTypeById = new Map(partTypes.map((partType) => [partType.id, partType]))

/** All views of a part, the main view first. `main-small` has thicker lines and no dimensions. */
export const partViews = ({ partTypeId }: Pick<Part, 'partTypeId'>): readonly string[] =>
  partTypeById.get(partTypeId)?.hasSideView === true ? ['main', 'main-small', 'side'] : ['main', 'main-small']

/** SVG of a part with its dimensions; undefined for a view that the part does not have. */
export async function partPicture(part: Part, view: string): Promise<string | undefined> {
  if (!partViews(part).includes(view)) return undefined
  const values = new Map(part.attributes.map(({ attributeId, value }) => [attributeId, String(value)]))
  const look = values.get(partTypeById.get(part.partTypeId)?.looksBy ?? '')
  const name = look === undefined ? part.partTypeId : `${part.partTypeId}.${fileNameOf(look)}`
  const svg = await partFile(`${name}.${view}`)
  return withHoles(svg, Number(values.get('numberOfHoles'))).replace(
    /\{(\w+)\}/g,
    (_, attributeId: string) => values.get(attributeId) ?? '',
  )
}

/** Replaces `{holes CIRCLE HOLE}` with the holes of a part, evenly on a circle. Both are radii. */
function withHoles(svg: string, count: number): string {
  return svg.replace(/\{holes ([\d.]+) ([\d.]+)\}/, (_, circle: string, hole: string) =>
    Array.from({ length: count }, (_hole, index) => {
      const angle = (index / count) * 2 * Math.PI
      const x = Number(circle) * Math.sin(angle)
      const y = -Number(circle) * Math.cos(angle)
      return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${hole}" fill="#fff"/>`
    }).join(''),
  )
}

const TYPICAL_HOLES = 10

/** Small picture of a typical part of the group; undefined for an unknown group. */
export const categoryPicture = async (categoryId: string): Promise<string | undefined> =>
  Object.hasOwn(typicalParts, categoryId)
    ? withHoles(await partFile(`${typicalParts[categoryId]}.main-small`), TYPICAL_HOLES)
    : undefined

/** Undefined for an unknown division. */
export const divisionPicture = async (divisionId: string): Promise<string | undefined> =>
  divisions.some(({ id }) => id === divisionId)
    ? textOf(new URL(`./divisions/${divisionId}.svg`, import.meta.url))
    : undefined

/** Only the file name may vary in `new URL`: the bundler of the demo finds the files by the constant part. */
const partFile = (name: string) => textOf(new URL(`./parts/${name}.svg`, import.meta.url))

const textOf = async (address: URL) => new TextDecoder().decode(await readAsset(address))

const fileNameOf = (value: string) => value.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Picture of a product group. */
const typicalParts: Readonly<Record<string, string>> = {
  B10: 'brake-disc',
  B11: 'brake-pad-set.with',
  B12: 'brake-drum',
  B13: 'spring-brake-cylinder',
  B20: 'air-dryer',
  B21: 'air-dryer-cartridge',
  B22: 'foot-brake-valve',
  B23: 'coupling-head.red',
  B30: 'abs-sensor',
  S10: 'air-spring.steel-piston',
  S11: 'air-spring.steel-piston',
  S12: 'shock-absorber',
  S13: 'leaf-spring',
  L10: 'tie-rod-end.l',
  A10: 'wheel-hub',
  A11: 'wheel-bearing-kit',
  A12: 'wheel-nut',
  T10: 'clutch-disc',
  T11: 'clutch-kit',
  T12: 'synchronizer-ring',
  T13: 'universal-joint',
  E10: 'oil-filter.spin-on',
  E11: 'cylinder-liner',
  E12: 'oil-pump',
  E13: 'v-ribbed-belt',
  E14: 'air-filter',
  E20: 'fuel-feed-pump',
  E30: 'turbocharger.fixed-geometry',
  E31: 'turbocharger.fixed-geometry',
  E32: 'silencer',
  E33: 'nox-sensor',
  E40: 'radiator.aluminium',
  K10: 'tail-lamp.l',
  K11: 'headlamp.led',
  K12: 'battery',
  K13: 'pressure-sensor',
  K14: 'trailer-socket',
  C10: 'main-mirror.l',
  C11: 'mirror-glass.heated',
  C12: 'mudguard.plastic',
  C13: 'gas-spring',
  C14: 'door-handle.l',
  C15: 'blower-motor',
  H10: 'trailer-king-pin',
  H11: 'trailer-king-pin',
  H12: 'towing-eye',
  H13: 'landing-leg.l',
  U20: 'toolbox.plastic',
  U21: 'hex-bolt',
  U22: 'brake-cleaner',
  U23: 'warning-triangle',
  U24: 'lashing-strap',
}
