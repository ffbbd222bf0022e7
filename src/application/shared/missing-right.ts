import type { Features } from '#domain/session/features.ts'
import type { ApiFailure } from './api-failure.ts'

/** Rights by the error code of a rejection. */
const FLAG_OF_CODE: ReadonlyMap<number | undefined, keyof Features> = new Map([
  [403_001, 'order'],
  [403_002, 'invoice'],
  [403_003, 'shipment'],
  [403_004, 'showPrice'],
  [403_005, 'fillBasket'],
  [403_006, 'vinSearch'],
])

/** The missing right if a call was rejected with 403, otherwise undefined. */
export const missingRight = ({ code }: ApiFailure): keyof Features | undefined => FLAG_OF_CODE.get(code)
