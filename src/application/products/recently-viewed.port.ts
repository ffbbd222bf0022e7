import type { ViewedPart } from '#domain/products/recently-viewed.ts'
import { token } from '../kernel/token.ts'

/** What was looked at on this device. Nothing of it leaves the device. */
export interface RecentlyViewed {
  /** Does nothing where the device keeps nothing. */
  keep(parts: readonly ViewedPart[]): void
  /** None where nothing is kept, or nothing that makes sense. */
  recall(): readonly ViewedPart[]
}

export const RecentlyViewed = token<RecentlyViewed>('ViewedMemory')
