// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { CartLineResultBox } from '#ui/cart/page/cart-line-result.tsx'
import { renderPage } from '../../../fixtures/page.fixture.tsx'

it('a failed change shows the quantity that was not saved', async () => {
  const result = { kind: 'failed', why: 'kept', quantity: 7 } as const
  const { container } = await renderPage(<CartLineResultBox result={result} />)
  expect(container.textContent).toContain('Not saved: 7')
})
