import { expect, it, vi } from 'vitest'
import { listenForErrors } from '#adapters/browser/errors/error-listener.ts'

function page() {
  const listeners = new Map<string, (event: object) => void>()
  const printed = { error: vi.fn(), warn: vi.fn() }
  const heard = vi.fn()
  const console = { ...printed }
  const addEventListener = (type: string, listener: (event: object) => void) => listeners.set(type, listener)
  listenForErrors(heard, { console, addEventListener } as unknown as Parameters<typeof listenForErrors>[1])
  const dispatch = (type: string, event: object) => listeners.get(type)?.(event)
  return { console, printed, heard, dispatch }
}

it('the error listener reports console output with its level, and still prints it to the console', () => {
  const { console, printed, heard } = page()
  console.error('broken', 1)
  console.warn('odd')
  expect(heard.mock.calls).toEqual([
    [['broken', 1], 'error'],
    [['odd'], 'warn'],
  ])
  expect(printed.error.mock.calls).toEqual([['broken', 1]])
  expect(printed.warn.mock.calls).toEqual([['odd']])
})

it('the error listener reports an uncaught error, or only its message if the script is cross-origin', () => {
  const { heard, dispatch } = page()
  const error = new Error('a defect')
  dispatch('error', { error, message: 'Uncaught Error: a defect' })
  dispatch('error', { error: null, message: 'Script error.' })
  expect(heard.mock.calls).toEqual([
    [[error], 'error'],
    [['Script error.'], 'error'],
  ])
})

it('the error listener reports an unhandled rejection as an error', () => {
  const { heard, dispatch } = page()
  const reason = new Error('a defect')
  dispatch('unhandledrejection', { reason })
  expect(heard.mock.calls).toEqual([[['Unhandled rejection:', reason], 'error']])
})
