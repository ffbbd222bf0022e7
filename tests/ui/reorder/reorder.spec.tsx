// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { Reorder } from '#ui/reorder/reorder.tsx'
import type { ReorderViewModel } from '#ui/reorder/reorder.view-model.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'

it('the reorder dialog focuses the link to the cart after the lines are added', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => {}
  const model = observable({ state: 'failed', facts: [], rejected: [], takenCount: 2, lines: [1, 2] })
  await renderPage(<Reorder model={model as unknown as ReorderViewModel} />)

  act(() => runInAction(() => (model.state = 'added')))

  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Go to cart' }))
})
