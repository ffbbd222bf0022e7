import { partTypes } from '../catalogue/part-types.ts'
import { measuresOf, type MeasuredAttribute } from './measures.ts'
import { shapes } from './shapes.ts'
import { sheetOf, type Size } from './sheet.ts'
import type { Shape, View } from './sketch.ts'

export type PartView = 'main' | 'main-small' | 'side' | 'side-small'

export interface DrawnPart {
  readonly partTypeId: string
  readonly attributes: readonly MeasuredAttribute[]
}

const views: Readonly<
  Record<PartView, { readonly view: (shape: Shape) => View | undefined; readonly size: Size }>
> = {
  main: { view: (shape) => shape.main, size: 'large' },
  'main-small': { view: (shape) => shape.main, size: 'small' },
  side: { view: (shape) => shape.side, size: 'large' },
  'side-small': { view: (shape) => shape.side, size: 'small' },
}

const drawings = new Map(partTypes.map(({ id, drawing }) => [id, drawing]))

export const isPartView = (text: string): text is PartView => Object.hasOwn(views, text)

/** The SVG of a part in its own measures; undefined for a view that the part does not have. */
export function partDrawing({ partTypeId, attributes }: DrawnPart, view: PartView): string | undefined {
  const shape = shapes[drawings.get(partTypeId) ?? '']
  if (shape === undefined) throw new Error(`Nothing draws the part type ${partTypeId}.`)
  const draw = views[view].view(shape)
  return draw && sheetOf(draw(measuresOf(attributes)), views[view].size)
}

export const hasSideView = ({ partTypeId }: Pick<DrawnPart, 'partTypeId'>): boolean =>
  shapes[drawings.get(partTypeId) ?? '']?.side !== undefined
