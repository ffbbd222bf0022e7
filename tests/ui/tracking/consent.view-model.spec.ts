import { expect, it } from 'vitest'
import type { Preferences } from '#application/locale/preferences.port.ts'
import { ChooseConsent } from '#application/tracking/choose-consent.ts'
import { ConsentStore } from '#application/tracking/consent.store.ts'
import type { Consent } from '#domain/tracking/consent.ts'
import { ConsentViewModel } from '#ui/tracking/consent.view-model.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

function askedOf(choice?: Consent, isOffered = true) {
  const store = new ConsentStore(isOffered, choice)
  const { port, calls } = recordedPort<Preferences>()
  return {
    model: new ConsentViewModel({ store, choose: new ChooseConsent({ store, preferences: port }) }),
    calls,
  }
}

it('the consent banner is shown after hydration, and stores the choice', () => {
  const { model, calls } = askedOf()
  expect(model).toMatchObject({ isOffered: true, isAsking: false, choice: undefined })
  model.begin()
  expect(model.isAsking).toBe(true)
  model.answer('denied')
  expect(model).toMatchObject({ isAsking: false, choice: 'denied' })
  expect(calls).toEqual([['saveConsent', 'denied']])
})
