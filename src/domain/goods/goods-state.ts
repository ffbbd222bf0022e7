/** States of goods in chronological order. */
const PASSED = [
  'awaitingApproval',
  'received',
  'awaitingPayment',
  'confirmed',
  'inPreparation',
  'readyForPickup',
  'partDelivered',
  'shipped',
  'delivered',
] as const

/**
 * State of all goods of an order or a delivery note, except `partDelivered`: some are shipped, some are not.
 * `OTHER`: an unknown state.
 */
export type GoodsState = (typeof PASSED)[number] | 'cancelled' | 'OTHER'

export const GOODS_STATES: readonly GoodsState[] = [...PASSED, 'cancelled']

/** States of orders with goods that have not arrived yet. */
export const OPEN_GOODS_STATES: readonly GoodsState[] = PASSED.filter((state) => state !== 'delivered')

/** States of the parcels of one delivery note. */
export const PARCEL_STATES = [
  'inPreparation',
  'readyForPickup',
  'shipped',
  'delivered',
] as const satisfies readonly GoodsState[]

export const parseGoodsState = (text: string): GoodsState =>
  GOODS_STATES.find((state) => state === text) ?? 'OTHER'

type Goods = {
  /** State that the API reports. */
  readonly reported: string
  /** Pieces without a delivery note; undefined if unknown. */
  readonly outstanding?: number | undefined
  /** States of the delivery notes; empty without any, or without permission. */
  readonly parcels?: readonly string[] | undefined
}

/**
 * Derives the state of an order from its delivery notes and its outstanding pieces. Without delivery notes, it
 * corrects the state that the API reports. Every page uses this function, so that order, delivery note, pick-up and
 * trace agree.
 */
export function stateOfGoods({ reported, outstanding, parcels = [] }: Goods): GoodsState {
  const reportedState = parseGoodsState(reported)
  const parcelStates = parcels.map(parseGoodsState).filter((state) => state !== 'OTHER')
  if (reportedState === 'cancelled') return reportedState
  const isOpen = outstanding === undefined ? !isLeaving(reportedState) : outstanding > 0
  if (parcelStates.length === 0) return isOpen ? withRest(reportedState) : reportedState
  const departedStates = parcelStates.filter(hasLeft)
  if (departedStates.length > 0) {
    if (isOpen || departedStates.length < parcelStates.length) return 'partDelivered'
    return departedStates.every((state) => state === 'delivered') ? 'delivered' : 'shipped'
  }
  return !isOpen && parcelStates.every((state) => state === 'readyForPickup')
    ? 'readyForPickup'
    : 'inPreparation'
}

const hasLeft = (state: GoodsState) => state === 'shipped' || state === 'delivered'

/** True for states that contradict outstanding pieces, because all goods have been shipped or are ready for pick-up. */
const isLeaving = (state: GoodsState) => hasLeft(state) || state === 'readyForPickup'

/** Corrects a state that the API reports for all goods, although some pieces are outstanding. */
function withRest(reportedState: GoodsState): GoodsState {
  if (hasLeft(reportedState)) return 'partDelivered'
  return reportedState === 'readyForPickup' ? 'inPreparation' : reportedState
}
