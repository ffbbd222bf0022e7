import { body, dark, glint, part, thin } from '../ink.ts'
import { path, rect, type Mark } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** An air spring: plate, rubber bellow that rolls over its piston. */
export const bellow: Shape = {
  main: (measures) => {
    const width = measures.size('outerDiameter', 300)
    const height = clamp(measures.size('height', 370), width * 0.55, width * 2.2)
    const hasPiston = !measures.is('piston', 'without piston')
    const plate = width * 0.055
    const piston = hasPiston ? height * 0.36 : 0
    const roll = height - piston - plate
    const half = width / 2
    const neck = half * 0.72
    return sketch(
      [
        ...studs(width),
        ...(hasPiston
          ? pistonMarks(neck, plate + roll * 0.8, height, measures.is('piston', 'plastic piston'))
          : []),
        path(
          d`M${-half * 0.84} ${plate}C${-half * 1.04} ${plate + roll * 0.22} ${-half} ${plate + roll * 0.62} ${-half} ${plate + roll * 0.82}C${-half} ${plate + roll * 1.1} ${-neck} ${plate + roll * 1.1} ${-neck} ${plate + roll * 0.86}L${neck} ${plate + roll * 0.86}C${neck} ${plate + roll * 1.1} ${half} ${plate + roll * 1.1} ${half} ${plate + roll * 0.82}C${half} ${plate + roll * 0.62} ${half * 1.04} ${plate + roll * 0.22} ${half * 0.84} ${plate}Z`,
          dark,
        ),
        path(
          [0.78, 0.62, 0.44]
            .map(
              (share) => d`M${-half * share} ${plate + roll * 0.16}L${-half * share} ${plate + roll * 0.76}`,
            )
            .join(''),
          glint,
        ),
        path(
          d`M${half * 0.72} ${plate + roll * 0.1}C${half * 0.86} ${plate + roll * 0.36} ${half * 0.86} ${plate + roll * 0.62} ${half * 0.82} ${plate + roll * 0.84}`,
          glint,
        ),
        ...(hasPiston ? [] : foot(neck, plate + roll * 0.86, width)),
        rect(-half * 0.9, 0, half * 1.8, plate, part, plate * 0.3),
      ],
      below(-half, half, measures.label('outerDiameter', 'Ø ')),
      beside(0, height, measures.label('height')),
    )
  },
}

function studs(width: number): readonly Mark[] {
  const [stud, high] = [width * 0.05, width * 0.07]
  return [-0.24, 0, 0.24].map((share) =>
    rect(width * share - stud / 2, -(share === 0 ? high * 0.7 : high), stud, high, body, stud * 0.15),
  )
}

function pistonMarks(neck: number, top: number, height: number, isPlastic: boolean): readonly Mark[] {
  const spread = neck * (isPlastic ? 1.02 : 1.12)
  const ribs = [-0.5, -0.17, 0.17, 0.5].map(
    (share) => d`M${neck * share} ${height * 0.99}L${neck * share} ${top + (height - top) * 0.35}`,
  )
  return [
    rect(-neck * 0.1, height, neck * 0.2, neck * 0.14, body, 2),
    path(d`M${-neck * 0.96} ${top}L${-spread} ${height}L${spread} ${height}L${neck * 0.96} ${top}Z`, part),
    path(
      isPlastic
        ? ribs.join('')
        : d`M${-spread * 0.98} ${height - neck * 0.16}L${spread * 0.98} ${height - neck * 0.16}`,
      thin,
    ),
  ]
}

function foot(neck: number, y: number, width: number): readonly Mark[] {
  return [
    rect(-neck * 0.6, y, neck * 1.2, width * 0.05, part, width * 0.01),
    rect(-width * 0.035, y + width * 0.05, width * 0.07, width * 0.06, body, width * 0.01),
  ]
}
