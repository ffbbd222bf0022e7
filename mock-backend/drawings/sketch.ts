import type { Mark } from './marks.ts'
import type { Measures } from './measures.ts'

/** A part in units of its own, usually millimetres; the sheet scales it to its place. */
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
  /** Where the line starts from; the edge of the whole part unless it is given. */
  readonly edge?: number | undefined
}

/** What cannot be measured along a line, such as a voltage. */
export interface Note {
  readonly side: 'note'
  readonly label: string
}

export type View = (measures: Measures) => Sketch

export interface Shape {
  readonly main: View
  /** Only for parts that show something else from the side. */
  readonly side?: View
}

/** Dimensions without a label are left out: the part does not have this measure. */
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
