import type { DivisionId } from '../catalogue/catalogue-product.ts'
import { partTypes, type AttributeDefinition } from '../catalogue/part-types.ts'
import type { MeasuredAttribute } from './measures.ts'
import { partDrawing } from './part-drawing.ts'
import { sheetOf } from './sheet.ts'
import { vehicles } from './vehicles.ts'

/** The part type that represents a product group. */
const typicalParts: Readonly<Record<string, string>> = {
  B10: 'brake-disc',
  B11: 'brake-pad-set',
  B12: 'brake-drum',
  B13: 'spring-brake-cylinder',
  B20: 'air-dryer',
  B21: 'air-dryer-cartridge',
  B22: 'foot-brake-valve',
  B23: 'coupling-head',
  B30: 'abs-sensor',
  S10: 'air-spring',
  S11: 'air-spring',
  S12: 'shock-absorber',
  S13: 'leaf-spring',
  L10: 'tie-rod-end',
  A10: 'wheel-hub',
  A11: 'wheel-bearing-kit',
  A12: 'wheel-nut',
  T10: 'clutch-disc',
  T11: 'clutch-kit',
  T12: 'synchronizer-ring',
  T13: 'universal-joint',
  E10: 'oil-filter',
  E11: 'cylinder-liner',
  E12: 'oil-pump',
  E13: 'v-ribbed-belt',
  E14: 'air-filter',
  E20: 'fuel-feed-pump',
  E30: 'turbocharger',
  E31: 'turbocharger',
  E32: 'silencer',
  E33: 'nox-sensor',
  E40: 'radiator',
  K10: 'tail-lamp',
  K11: 'headlamp',
  K12: 'battery',
  K13: 'pressure-sensor',
  K14: 'trailer-socket',
  C10: 'main-mirror',
  C11: 'mirror-glass',
  C12: 'mudguard',
  C13: 'gas-spring',
  C14: 'door-handle',
  C15: 'blower-motor',
  H10: 'trailer-king-pin',
  H11: 'trailer-king-pin',
  H12: 'towing-eye',
  H13: 'landing-leg',
  U20: 'toolbox',
  U21: 'hex-bolt',
  U22: 'brake-cleaner',
  U23: 'warning-triangle',
  U24: 'lashing-strap',
}

/** The SVG of a division; undefined for an unknown one. */
export function divisionDrawing(divisionId: string): string | undefined {
  return isDivision(divisionId) ? sheetOf(vehicles[divisionId](), 'small') : undefined
}

/** A typical part of the group, small; undefined for an unknown group. */
export function categoryDrawing(categoryId: string): string | undefined {
  const typical = Object.hasOwn(typicalParts, categoryId) ? typicalParts[categoryId] : undefined
  const partType = partTypes.find(({ id }) => id === typical)
  return (
    partType &&
    partDrawing({ partTypeId: partType.id, attributes: partType.attributes.map(middling) }, 'main-small')
  )
}

const isDivision = (text: string): text is DivisionId => Object.hasOwn(vehicles, text)

function middling(attribute: AttributeDefinition): MeasuredAttribute {
  const { attributeId } = attribute
  if (!('step' in attribute)) return { attributeId, value: attribute.values[0] ?? '' }
  return { attributeId, value: Math.round((attribute.min + attribute.max) / 2) }
}
