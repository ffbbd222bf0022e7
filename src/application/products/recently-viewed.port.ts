import type { ViewedPart } from '#domain/products/recently-viewed.ts'
import { token } from '../kernel/token.ts'

/** Recently viewed products of this device. They never leave the device. */
export interface RecentlyViewed {
  /** Does nothing if the device has no storage. */
  save(parts: readonly ViewedPart[]): void
  /** Empty if nothing is stored or the data is invalid. */
  load(): readonly ViewedPart[]
}

export const RecentlyViewed = token<RecentlyViewed>('RecentlyViewed')
