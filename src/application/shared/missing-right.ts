import type { Features } from '#domain/session/features.ts'
import { attempt } from '../kernel/attempt.ts'
import type { ApiFailure } from '../kernel/api-failure.ts'

/** The account lacks the right `flag`. */
export type NotAllowed = { readonly kind: 'not-allowed'; readonly flag: keyof Features }

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

/** Turns a rejection for a missing right into a value. Rejects with any other `ApiFailure`. */
export async function orNotAllowed<Value>(load: () => Promise<Value>): Promise<Value | NotAllowed> {
  const loaded = await attempt(load)
  if (loaded.ok) return loaded.value
  const flag = missingRight(loaded.error)
  if (flag === undefined) throw loaded.error
  return { kind: 'not-allowed', flag }
}
