import type { TrackingEvent } from '#domain/tracking/tracking-event.ts'
import { token } from '../kernel/token.ts'

/** Sends events to the analytics service; requires consent. Never throws. */
export interface Analytics {
  push(event: TrackingEvent): void
}

export const Analytics = token<Analytics>('Analytics')
