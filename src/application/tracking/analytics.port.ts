import type { TrackingEvent } from '#domain/tracking/tracking-event.ts'
import { token } from '../kernel/token.ts'

/** Who is told of the visitor's doings, once they have agreed. Never fails. */
export interface Analytics {
  push(event: TrackingEvent): void
}

export const Analytics = token<Analytics>('Analytics')
