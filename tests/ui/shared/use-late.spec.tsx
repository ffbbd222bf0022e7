// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { late, useLate, type Late } from '#ui/shared/use-late.ts'
import { PATIENCE } from '../../fixtures/patience.fixture.ts'

configure({ asyncUtilTimeout: PATIENCE.timeout })
afterEach(cleanup)

function Shown({ code, isWanted }: { readonly code: Late<string>; readonly isWanted: boolean }) {
  return <p>{useLate(code, isWanted) ?? 'nothing'}</p>
}

it('fetches nothing that nobody wants', () => {
  const load = vi.fn(async () => 'here')
  render(<Shown code={late(load)} isWanted={false} />)
  expect(load).not.toHaveBeenCalled()
  expect(screen.getByText('nothing')).toBeTruthy()
})

it('is fetched once, and is there at once for the next who wants it', async () => {
  const load = vi.fn(async () => 'here')
  const code = late(load)
  const { rerender } = render(<Shown code={code} isWanted />)
  expect(await screen.findByText('here')).toBeTruthy()
  rerender(<Shown code={code} isWanted={false} />)
  expect(screen.getByText('nothing')).toBeTruthy()
  rerender(<Shown code={code} isWanted />)
  expect(screen.getByText('here')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

it('is asked for again where it did not come', async () => {
  const load = vi.fn(async () => 'here').mockRejectedValueOnce(new Error('gone'))
  const code = late(load)
  await code.fetch()
  expect(code.here).toBeUndefined()
  await code.fetch()
  expect(code.here).toBe('here')
})
