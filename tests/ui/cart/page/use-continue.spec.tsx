// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useContinue } from '#ui/cart/page/use-continue.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'

async function cartPage(finish?: () => Promise<boolean>) {
  const [save, goOn] = [vi.fn(), vi.fn()]
  const typedLines = {
    isFinished: finish === undefined,
    finish: async () => (typedLines.isFinished = (await finish?.()) === true),
  }
  function Page() {
    const ways = useContinue(typedLines)
    return (
      <>
        <input aria-label="Quantity" onBlur={save} />
        <div ref={ways}>
          <button type="button" onClick={goOn}>
            Continue
          </button>
        </div>
      </>
    )
  }
  await renderPage(<Page />)
  const quantity = screen.getByLabelText('Quantity')
  await userEvent.click(quantity)
  return { save, goOn, quantity }
}

const CTRL_ENTER = '{Control>}{Enter}{/Control}'

it.each(['Control', 'Meta'])(
  '%s and Enter save the focused field of the cart and open the next step',
  async (key) => {
    const { save, goOn } = await cartPage()
    await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`)
    expect(goOn).toHaveBeenCalledOnce()
    expect(save).toHaveBeenCalledOnce()
  },
)

it('Enter without a modifier key does not leave the cart', async () => {
  const { save, goOn } = await cartPage()
  await userEvent.keyboard('{Enter}')
  expect(goOn).not.toHaveBeenCalled()
  expect(save).not.toHaveBeenCalled()
})

it.each(['key', 'click'])(
  'the next step of the checkout opens by %s after the typed lines were added',
  async (way) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const { goOn } = await cartPage(() => promise)
    if (way === 'key') await userEvent.keyboard(CTRL_ENTER)
    else await userEvent.click(screen.getByText('Continue'))
    expect(goOn).not.toHaveBeenCalled()
    await act(async () => resolve(true))
    expect(goOn).toHaveBeenCalledOnce()
  },
)

it('the cart page stays open, and the focus returns to its field, if a typed line was rejected', async () => {
  const { goOn, quantity } = await cartPage(async () => false)
  await userEvent.keyboard(CTRL_ENTER)
  await vi.waitFor(() => expect(document.activeElement).toBe(quantity))
  expect(goOn).not.toHaveBeenCalled()
})
