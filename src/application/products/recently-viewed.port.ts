import type { ViewedPart } from '#domain/products/recently-viewed.ts'
import { token } from '../kernel/token.ts'

/** `personId` is absent for a guest. */
export type ViewedParts = { readonly personId?: string | undefined; readonly parts: readonly ViewedPart[] }

export const NOTHING_VIEWED: ViewedParts = { parts: [] }

/** Recently viewed products of this device. They never leave the device. */
export interface RecentlyViewed {
  /** Does nothing if the device has no storage. */
  save(viewed: ViewedParts): void
  /** Empty if nothing is stored or the data is invalid. */
  load(): ViewedParts
}

export const RecentlyViewed = token<RecentlyViewed>('RecentlyViewed')
