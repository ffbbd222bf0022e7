import type { GoodsState } from '#domain/goods/goods-state.ts'
import * as cells from '../data-table/list-cells.ts'
import { documentLinks } from '../document-files/document-links.ts'

export const GOODS_TONE: Readonly<Record<GoodsState, cells.CellSeverity>> = {
  awaitingApproval: 'warning',
  received: 'info',
  awaitingPayment: 'warning',
  confirmed: 'info',
  inPreparation: 'info',
  readyForPickup: 'warning',
  partDelivered: 'warning',
  shipped: 'info',
  delivered: 'positive',
  cancelled: 'neutral',
  OTHER: 'neutral',
}

export const orderState = (status: GoodsState) =>
  cells.state(`list.value.status.${status}`, GOODS_TONE[status])

export const deliveryNoteLinks = (numbers: readonly string[]) => documentLinks('DESPATCH_ADVICE', numbers)

export const orderLinks = (numbers: readonly string[]) =>
  cells.links(numbers.map((no) => cells.linkTo('order', no, { slug: no })))
