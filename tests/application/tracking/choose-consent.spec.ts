import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import type { Preferences } from '#application/locale/preferences.port.ts'
import { ChooseConsent } from '#application/tracking/choose-consent.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import type { DomainEvent } from '#domain/tracking/domain-event.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

it('the consent is granted only by the user’s choice and only if trackers are configured', () => {
  expect(new ConsentStore(true, undefined).isGranted).toBe(false)
  expect(new ConsentStore(true, 'granted').isGranted).toBe(true)
  expect(new ConsentStore(true, 'denied').isGranted).toBe(false)
  const store = new ConsentStore(false, 'granted')
  expect(store.isGranted).toBe(false)
  store.offer(true)
  expect(store.isGranted).toBe(true)
})

it('the consent dialog opens only if trackers are configured, and closes after a choice', () => {
  const store = new ConsentStore(false, undefined)
  store.ask()
  expect(store.isAsking).toBe(false)
  store.offer(true)
  store.ask()
  expect(store.isAsking).toBe(true)
  store.set(undefined)
  expect(store).toMatchObject({ isAsking: false, turn: 0 })
})

it('persists the user’s choice about tracking, and counts changes of the consent', () => {
  const { port, calls } = recordedPort<Preferences>()
  const store = new ConsentStore(true, undefined)
  const choose = new ChooseConsent({ store, preferences: port })
  const observed: boolean[] = []
  autorun(() => observed.push(store.isGranted))
  choose.run('granted')
  choose.run('granted')
  choose.run('denied')
  expect(observed).toEqual([false, true, false])
  expect(store.turn).toBe(2)
  expect(calls).toEqual([
    ['saveConsent', 'granted'],
    ['saveConsent', 'granted'],
    ['saveConsent', 'denied'],
  ])
})

function listening() {
  const bus = new EventBus()
  const events: DomainEvent[] = []
  bus.subscribe((event) => events.push(event))
  return { bus, events }
}

it('reports a search once, and only if a search form was submitted', () => {
  const { bus, events } = listening()
  bus.answerSearch('disc', 7)
  bus.announceSearch(' disc ')
  bus.answerSearch('pad', 3)
  bus.answerSearch('disc', 7)
  bus.answerSearch('disc', 7)
  expect(events).toEqual([{ kind: 'site-searched', term: 'disc', found: 7 }])
})

it('reports no search for a page without a term, and does not throw without a listener', () => {
  const { bus, events } = listening()
  bus.answerSearch(undefined, 7)
  expect(events).toEqual([])
  expect(() => new EventBus().publish({ kind: 'vin-typed' })).not.toThrow()
})
