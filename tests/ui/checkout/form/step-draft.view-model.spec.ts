import { expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { CheckoutDrafts } from '#application/checkout/checkout-drafts.ts'
import type { ReuseLastOrderChoices } from '#application/checkout/last-order-choices.ts'
import { StepDraftViewModel } from '#ui/checkout/form/step-draft.view-model.ts'
import { ManualClock } from '../../../fixtures/clock.fixture.ts'
import { sessionOf } from '../../../fixtures/session.fixture.ts'
import { storageOf } from '../../../fixtures/storage.fixture.ts'

function formsOf(transportId?: string) {
  const storage = storageOf()
  const clock = new ManualClock()
  const drafts = new CheckoutDrafts({
    storage: new LocalDraftStorage(() => storage),
    session: sessionOf('customer', clock),
    clock,
  })
  const lastChoices: Pick<ReuseLastOrderChoices, 'transportId'> = { transportId }
  return () => new StepDraftViewModel({ drafts, lastChoices: lastChoices as ReuseLastOrderChoices })
}

it('the draft of the checkout stores the typed texts of each step separately', () => {
  const newForm = formsOf()
  const form = newForm()
  expect(form.open(2)).toEqual({})
  form.keep({ contact: 'Anna' })
  expect(newForm().open(2)).toEqual({ contact: 'Anna' })
  expect(newForm().open(4)).toEqual({})
})

it('the transport step preselects the transport of the last order until the user chooses another transport', () => {
  const newForm = formsOf('express')
  const form = newForm()
  expect(form.open(3)).toEqual({ transportId: 'express' })
  form.keep({ transportId: 'parcel' })
  expect(newForm().open(3)).toEqual({ transportId: 'parcel' })
})

it('the transport of the last order is not preselected in other steps, or if there is no last order', () => {
  expect(formsOf('express')().open(2)).toEqual({})
  expect(formsOf()().open(3)).toEqual({})
})

it('the draft of the checkout stores nothing before the form is loaded', () => {
  const newForm = formsOf()
  newForm().keep({ contact: 'Anna' })
  expect(newForm().open(2)).toEqual({})
})
