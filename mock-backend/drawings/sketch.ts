import type { Mark } from './marks.ts'
import type { Measures } from './measures.ts'

/** A drawn part in its own units, usually millimetres; the sheet scales it. */
export interface Sketch {
  readonly marks: readonly Mark[]
  readonly dimensions: readonly (Dimension | Note)[]
}

/** A dimension line under the part, or to the right of it. */
export interface Dimension {
  readonly side: 'below' | 'right'
  readonly from: number
  readonly to: number
  readonly label: string
  /** The edge from which the line starts; by default the edge of the whole part. */
  readonly edge?: number | undefined
}

/** A value that is not a length, such as a voltage. */
export interface Note {
  readonly side: 'note'
  readonly label: string
}

export type View = (measures: Measures) => Sketch

export interface Shape {
  readonly main: View
  /** Only for parts that look different from the side. */
  readonly side?: View
}

/** Leaves out dimensions without a label, whose measure the part does not have. */
export function sketch(
  marks: readonly Mark[],
  ...dimensions: readonly (Dimension | Note | undefined)[]
): Sketch {
  return { marks, dimensions: dimensions.filter((dimension) => dimension !== undefined) }
}

export const below = (from: number, to: number, label: string | undefined): Dimension | undefined =>
  label === undefined ? undefined : { side: 'below', from, to, label }

export const beside = (
  from: number,
  to: number,
  label: string | undefined,
  edge?: number,
): Dimension | undefined => (label === undefined ? undefined : { side: 'right', from, to, label, edge })

export const note = (label: string | undefined): Note | undefined =>
  label === undefined ? undefined : { side: 'note', label }
