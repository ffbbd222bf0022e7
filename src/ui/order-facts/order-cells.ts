import * as cells from '../data-table/list-cells.ts'
import { documentLinks } from '../document-files/document-links.ts'

export const deliveryNoteLinks = (numbers: readonly string[]) => documentLinks('DESPATCH_ADVICE', numbers)

export const orderLinks = (numbers: readonly string[]) =>
  cells.links(numbers.map((no) => cells.linkTo('order', no, { slug: no })))
