// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { runInAction } from 'mobx'
import { expect, it } from 'vitest'
import type { SessionStore } from '#application/session/session.store.ts'
import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import { CostCentresPage } from '#ui/cost-centres/cost-centres.tsx'
import { CostCentresViewModel, type SaveOutcome } from '#ui/cost-centres/cost-centres.view-model.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'

const FLEET: CostCentre = { id: '4711', name: 'Fleet', isOpen: true, spending: undefined }

async function openPage() {
  const session = { features: { partnerInterface: true }, user: { accountCurrency: 'EUR' } } as SessionStore
  const model = new CostCentresViewModel({ session })
  await renderPage(<CostCentresPage model={model} />)
  await userEvent.type(screen.getByLabelText(/Number/), '4711')
  const show = (costCentres: readonly CostCentre[], outcome?: SaveOutcome) =>
    runInAction(() => model.show({ costCentres, edited: '', outcome }))
  return { show, typed: () => screen.getByLabelText<HTMLInputElement>(/Number/).value }
}

it('the form for a cost centre is emptied after the cost centre has been created', async () => {
  const { show, typed } = await openPage()
  show([FLEET])
  await expect.poll(typed).toBe('')
})

it.each([
  ['no-name', /^Please enter a name/],
  ['negative', /^A budget cannot be negative/],
] as const)(
  'the form for a cost centre shows the rejection %s, and retains the typed values',
  async (failure, text) => {
    const { show, typed } = await openPage()
    show([], { typed: { id: '4711', name: '', isOpen: true, budget: '-5' }, failure })
    await expect.poll(() => screen.queryByText(text)).not.toBeNull()
    expect(typed()).toBe('4711')
  },
)
