// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { trackVisit } from '#ui/composition/track-visit.ts'
import { PATIENCE } from '../../fixtures/patience.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const searchFor = (term: string) => ({ kind: 'site-searched', term, found: 1 }) as const

function visit() {
  const dataLayer: object[] = []
  vi.stubGlobal('dataLayer', dataLayer)
  onTestFinished(() => void vi.unstubAllGlobals())
  const shop = anyShop({ isTracked: true, consent: 'granted' })
  trackVisit(shop)
  const reported = () => dataLayer.flatMap((event) => ('search_term' in event ? [event.search_term] : []))
  return { consent: shop.get(ConsentStore), bus: shop.get(EventBus), reported }
}

it('tracking events are published after the consent', async () => {
  const { bus, reported } = visit()
  bus.publish(searchFor('disc'))
  await vi.waitFor(() => expect(reported()).toEqual(['disc']), PATIENCE)
})

it('a tracking event that was pending when the consent was withdrawn is not published after a new consent', async () => {
  const { consent, bus, reported } = visit()
  bus.publish(searchFor('before'))
  consent.set('denied')
  consent.set('granted')
  bus.publish(searchFor('after'))
  await vi.waitFor(() => expect(reported()).toContain('after'), PATIENCE)
  expect(reported()).toEqual(['after'])
})
