import { categoryDrawing, divisionDrawing } from './group-drawing.ts'
import { hasSideView, isPartView, partDrawing, type DrawnPart, type PartView } from './part-drawing.ts'

export type DrawingSubject =
  | { readonly part: DrawnPart; readonly view: string }
  | { readonly division: string }
  | { readonly category: string }

/** The SVG of a part, a division or a product group; undefined for an unknown one and for a view it does not have. */
export function drawingOf(subject: DrawingSubject): string | undefined {
  if ('division' in subject) return divisionDrawing(subject.division)
  if ('category' in subject) return categoryDrawing(subject.category)
  return isPartView(subject.view) ? partDrawing(subject.part, subject.view) : undefined
}

/** All views of a part, the main one first. */
export const partViews = (part: Pick<DrawnPart, 'partTypeId'>): readonly PartView[] =>
  hasSideView(part) ? ['main', 'main-small', 'side'] : ['main', 'main-small']
