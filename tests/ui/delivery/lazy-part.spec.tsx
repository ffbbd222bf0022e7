// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart, useLazyPart, type LazyPart } from '#ui/delivery/lazy-part.ts'
import { PATIENCE } from '../../fixtures/patience.fixture.ts'

configure({ asyncUtilTimeout: PATIENCE.timeout })
afterEach(cleanup)

function Shown({
  code,
  isWanted: isRequested,
}: {
  readonly code: LazyPart<string>
  readonly isWanted: boolean
}) {
  return <p>{useLazyPart(code, isRequested) ?? 'nothing'}</p>
}

it('a lazy part does not load a module before it is needed', () => {
  const load = vi.fn(async () => 'loaded')
  render(<Shown code={lazyPart(load)} isWanted={false} />)
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByText('nothing')).toBeTruthy()
})

it('a lazy part loads a module once, and then renders it synchronously', async () => {
  const load = vi.fn(async () => 'loaded')
  const code = lazyPart(load)
  const { rerender } = render(<Shown code={code} isWanted />)
  expect(await screen.findByText('loaded')).toBeTruthy()
  rerender(<Shown code={code} isWanted={false} />)
  expect(screen.getByText('nothing')).toBeTruthy()
  rerender(<Shown code={code} isWanted />)
  expect(screen.getByText('loaded')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

it('a lazy part retries a missing module when it is needed again', async () => {
  const code = lazyPart(vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('gone')))
  const missing = vi.fn()
  function Typed({ text }: { readonly text: string }) {
    return <p>{useLazyPart(code, text, missing) ?? 'nothing'}</p>
  }
  const { rerender } = render(<Typed text="" />)
  await vi.waitFor(() => expect(missing).toHaveBeenCalledOnce())
  rerender(<Typed text="b" />)
  expect(await screen.findByText('loaded')).toBeTruthy()
})

it('a lazy part reports a missing module, and loads it when the browser is online again', async () => {
  const missing = vi.fn()
  const code = lazyPart(vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('gone')))
  function Told() {
    return <p>{useLazyPart(code, true, missing) ?? 'nothing'}</p>
  }
  render(<Told />)
  await vi.waitFor(() => expect(missing).toHaveBeenCalledOnce())
  expect(screen.getByText('nothing')).toBeTruthy()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('loaded')).toBeTruthy()
})
