import { ConsentStore } from '#application/tracking/consent.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import type { DomainEvent } from '#domain/tracking/domain-event.ts'
import type { Container } from '../kernel/container.tsx'

/**
 * Before the visitor consents, no event is reported and no code is loaded. Earlier events are not reported afterwards.
 */
export function trackVisit(container: Container): void {
  const consent = container.get(ConsentStore)
  let last = Promise.resolve()
  container.get(EventBus).subscribe((happening) => {
    if (!isOfInterest(happening, consent)) return
    const { turn } = consent
    const isAllowed = () => consent.isGranted && consent.turn === turn
    // in sequence, so that the next event does not overtake one with slow look-ups
    last = last.then(() => track(container, happening, isAllowed)).catch(reportError)
  })
}

/**
 * True for an event that is processed. Without consent an order is still marked as reported, so that its page does not
 * report it after the consent.
 */
const isOfInterest = ({ kind }: DomainEvent, { isGranted, isOffered }: ConsentStore) =>
  isGranted || (isOffered && kind === 'order-confirmed')

async function track(container: Container, happening: DomainEvent, isAllowed: () => boolean): Promise<void> {
  const [{ AnalyticsReporter }] = await Promise.all([
    import('#application/tracking/analytics-reporter.ts'),
    import('../tracking/tracking.module.ts'),
  ])
  await container.get(AnalyticsReporter).run(happening, isAllowed)
}
