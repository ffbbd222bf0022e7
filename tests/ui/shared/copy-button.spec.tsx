// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CopyButton } from '#ui/shared/copy-button.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockReset()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function press() {
  render(<CopyButton text="3.61984" label="Copy 3.61984" copiedLabel="Copied" failedLabel="Not copied" />)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy 3.61984' }))
  })
}

it('the copy button copies its text, and shows a confirmation for two seconds', async () => {
  writeText.mockResolvedValue()

  await press()
  expect(writeText.mock.calls).toEqual([['3.61984']])
  expect(screen.getByRole('status').textContent).toBe('Copied')

  act(() => vi.advanceTimersByTime(1999))
  expect(screen.getByRole('status').textContent).toBe('Copied')

  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('')
})

it('the copy button shows that the browser blocks the clipboard', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))

  await press()

  expect(screen.getByRole('status').textContent).toBe('Not copied')
})
