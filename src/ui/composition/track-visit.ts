import { ConsentStore } from '#application/tracking/consent.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import type { DomainEvent } from '#domain/tracking/domain-event.ts'
import type { Container } from '../kernel/container.tsx'

/** Reports nothing, and loads no code, before the visitor has consented; earlier events are not reported afterwards. */
export function trackVisit(container: Container): void {
  const consent = container.get(ConsentStore)
  let last = Promise.resolve()
  container.get(EventBus).subscribe((happening) => {
    if (!isOfInterest(happening, consent)) return
    const { turn } = consent
    const isAllowed = () => consent.isGranted && consent.turn === turn
    // in sequence: the look-ups of one event must not delay it behind the next
    last = last.then(() => track(container, happening, isAllowed)).catch(reportError)
  })
}

/** An order is recorded in any case: one placed before the consent is not reported when its page is opened again. */
const isOfInterest = ({ kind }: DomainEvent, { isGranted, isOffered }: ConsentStore) =>
  isGranted || (isOffered && kind === 'order-confirmed')

async function track(container: Container, happening: DomainEvent, isAllowed: () => boolean): Promise<void> {
  const [{ AnalyticsReporter }] = await Promise.all([
    import('#application/tracking/analytics-reporter.ts'),
    import('../tracking/tracking.module.ts'),
  ])
  await container.get(AnalyticsReporter).run(happening, isAllowed)
}
