import { afterEach, expect, it, vi } from 'vitest'
import { BrowserListFiles } from '#adapters/browser/quick-order/browser-list-files.ts'
import { rowsOfCells, rowsOfText } from '#domain/list-reader/list-rows.ts'
import { trustedScriptUrl } from '#adapters/browser/trusted-types-policy.ts'

const LIST = '2.30256;4\n'.repeat(4000)
const ALL = rowsOfText(LIST)

type Happening = 'ready' | 'answer' | 'error'

/** Fake browser whose worker dispatches these events, one after the other, when it receives a list. */
function browserWhoseWorkers(...happenings: readonly Happening[]) {
  const ended = vi.fn()
  class FakeWorker extends EventTarget {
    terminate = ended
    postMessage() {
      for (const happening of happenings) {
        queueMicrotask(() => {
          if (happening === 'error') this.dispatchEvent(new Event('error'))
          else this.dispatchEvent(new MessageEvent('message', { data: messageOf(happening) }))
        })
      }
    }
  }
  vi.stubGlobal('location', new URL('https://shop.test/infocenter/quickorder'))
  vi.stubGlobal('Worker', FakeWorker)
  return ended
}

const messageOf = (happening: Happening) =>
  happening === 'ready' ? 'ready' : { rows: { ok: true, value: rowsOfCells([['read apart', '1']]) } }

const read = () => {
  const bytes = new TextEncoder().encode(LIST)
  return new BrowserListFiles().read({ name: 'l.csv', size: bytes.length, bytes: async () => bytes })
}

afterEach(() => vi.unstubAllGlobals())

it('A large list is parsed in a worker, which is then terminated', async () => {
  const ended = browserWhoseWorkers('ready', 'answer')
  expect(await read()).toEqual({ ok: true, value: rowsOfCells([['read apart', '1']]) })
  expect(ended).toHaveBeenCalledOnce()
})

it('A list is parsed in the page if the worker fails to start', async () => {
  browserWhoseWorkers('error')
  expect(await read()).toEqual({ ok: true, value: ALL })
})

it('A list is parsed in the page if the browser forbids workers', async () => {
  vi.stubGlobal('location', new URL('https://shop.test/'))
  vi.stubGlobal('Worker', () => {
    throw new TypeError('refused by the security policy')
  })
  expect(await read()).toEqual({ ok: true, value: ALL })
})

it('A list that crashes the worker is not parsed again in the page', async () => {
  browserWhoseWorkers('ready', 'error')
  expect(await read()).toEqual({ ok: false, error: { kind: 'unreadable' } })
})

it('A worker script of another origin is not started', () => {
  vi.stubGlobal('location', new URL('https://shop.test/'))
  expect(() => trustedScriptUrl('https://elsewhere.test/a.js')).toThrow('No script of this shop')
  expect(String(trustedScriptUrl('/assets/a.js'))).toBe('https://shop.test/assets/a.js')
})

it('A list that exceeds the worker’s timeout is unreadable, and the worker is terminated', async () => {
  vi.useFakeTimers()
  const ended = browserWhoseWorkers('ready')
  const result = read()
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  expect(await result).toEqual({ ok: false, error: { kind: 'unreadable' } })
  expect(ended).toHaveBeenCalledOnce()
})
