import { levelThread, uprightPort } from '../fittings.ts'
import { body, dark, hole, part, shine, thin } from '../ink.ts'
import { circle, path, rect, type Mark } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { levelAxis } from '../round.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** The type is the effective area in square inches; spring brakes name both chambers: 24-30. */
export const chamber: Shape = {
  main: (measures) => {
    const [first = 24, second] = (measures.text('type') ?? '')
      .split('-')
      .map(Number)
      .filter((area) => area > 0)
    const radius = radiusFor(first)
    const stroke = clamp(measures.size('stroke', 65), 40, 120)
    const rod = stroke * 0.85
    const depth = 66
    const service: readonly Mark[] = [
      ...levelThread(-rod - 10, 0, rod * 0.55, 14),
      rect(-rod * 0.5 - 4, -9, rod * 0.5 + 10, 18, body, 2),
      circle(-rod - 22, 0, 19, part),
      circle(-rod - 22, 0, 8, hole),
      ...levelThread(-34, -radius * 0.52, 42, 13),
      ...levelThread(-34, radius * 0.52, 42, 13),
      ...uprightPort(depth * 1.5, -radius * 0.66, -30, 24),
      path(
        d`M0 ${-radius * 0.4}Q0 ${-radius * 0.78} 14 ${-radius * 0.82}L${depth} ${-radius * 0.98}L${depth} ${radius * 0.98}L14 ${radius * 0.82}Q0 ${radius * 0.78} 0 ${radius * 0.4}Z`,
        body,
      ),
      path(d`M${depth * 0.3} ${-radius * 0.6}L${depth * 0.8} ${-radius * 0.68}`, shine),
      path(
        d`M${depth} ${-radius * 0.98}L${depth + 34} ${-radius * 0.84}Q${depth + 58} ${-radius * 0.78} ${depth + 58} ${-radius * 0.5}L${depth + 58} ${radius * 0.5}Q${depth + 58} ${radius * 0.78} ${depth + 34} ${radius * 0.84}L${depth} ${radius * 0.98}Z`,
        part,
      ),
      rect(depth - 9, -radius * 1.08, 18, radius * 2.16, dark, 5),
      rect(depth - 6, -radius * 1.2, 12, radius * 0.14, part, 2),
    ]
    const right = depth + 58
    return sketch(
      [
        ...(second === undefined ? [] : springBrake(right - 10, radiusFor(second))),
        ...service,
        levelAxis(-rod - 56, right + (second === undefined ? 24 : radiusFor(second) * 1.75), 0),
      ],
      below(-rod - 22, 0, measures.label('stroke')),
    )
  },
}

const radiusFor = (area: number): number => clamp(Math.sqrt(area) * 18, 48, 110)

/** The spring in its housing, the clamp around it, and the release bolt. */
function springBrake(x: number, radius: number): readonly Mark[] {
  const depth = radius * 1.45
  return [
    ...uprightPort(x + 26, -radius * 0.66, -30, 24),
    rect(x + depth - 4, -11, 26, 22, part, 3),
    path(
      d`M${x} ${-radius * 0.62}L${x + 26} ${-radius * 0.9}L${x + depth * 0.72} ${-radius * 0.9}Q${x + depth} ${-radius * 0.86} ${x + depth} ${-radius * 0.48}L${x + depth} ${radius * 0.48}Q${x + depth} ${radius * 0.86} ${x + depth * 0.72} ${radius * 0.9}L${x + 26} ${radius * 0.9}L${x} ${radius * 0.62}Z`,
      body,
    ),
    path(d`M${x + depth * 0.72} ${-radius * 0.9}L${x + depth * 0.72} ${radius * 0.9}`, thin),
    path(d`M${x + 56} ${-radius * 0.66}L${x + depth * 0.64} ${-radius * 0.66}`, shine),
    rect(x + 34, -radius * 1.04, 16, radius * 2.08, dark, 5),
  ]
}
