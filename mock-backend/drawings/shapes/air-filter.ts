import { clamp } from '../numbers.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'
import { insert } from './filter.ts'

export const airFilter: Shape = {
  main: (measures) => {
    const width = measures.size('outerDiameter', 280)
    const inner = clamp(measures.size('innerDiameter', 160), width * 0.3, width * 0.85)
    const height = clamp(measures.size('height', 400), width * 0.6, width * 3)
    return sketch(
      insert(width, height, inner / width, 24),
      below(-width / 2, width / 2, measures.label('outerDiameter', 'Ø ')),
      below(-inner / 2, inner / 2, measures.label('innerDiameter', 'Ø ')),
      beside(0, height, measures.label('height')),
    )
  },
}
