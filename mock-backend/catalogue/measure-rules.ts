import type { PartType } from './part-types.ts'

type Measures = Map<string, number>

/** Makes the attributes of one part consistent, because each is generated independently. */
export function reconcileMeasures({ attributes }: PartType, measures: Measures): void {
  const grid = (attributeId: string, value: number): number => {
    const band = attributes.find((attribute) => attribute.attributeId === attributeId)
    if (band === undefined || !('step' in band)) return value
    const inBand = Math.min(Math.max(value, band.min), band.max)
    return band.min + Math.floor((inBand - band.min) / band.step + 1e-9) * band.step
  }
  const limit = (attributeId: string, otherId: string, share: number): void => {
    const value = measures.get(attributeId)
    const other = measures.get(otherId)
    if (value === undefined || other === undefined || value <= other * share) return
    measures.set(attributeId, grid(attributeId, other * share))
  }

  limit('minimumThickness', 'thickness', 0.85)
  limit('innerDiameter', 'outerDiameter', 0.9)
  if (measures.has('numberOfHoles')) limit('boltHoleCircle', 'outerDiameter', 0.84)
  limit('stroke', 'minimumLength', 0.6)
  limit('stroke', 'maximumLength', 0.45)
  limit('stroke', 'length', 0.4)

  const closed = measures.get('minimumLength')
  const open = measures.get('maximumLength')
  if (closed !== undefined && open !== undefined) {
    const travel = measures.get('stroke') ?? (open - closed) * 0.9
    const reachable = Math.min(Math.max(travel, closed * 0.4), closed * 0.7)
    const longest = grid('maximumLength', closed + reachable)
    measures.set('maximumLength', longest)
    if (measures.has('stroke')) measures.set('stroke', grid('stroke', longest - closed))
  }
}
