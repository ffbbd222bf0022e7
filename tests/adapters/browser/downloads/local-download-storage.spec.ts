import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { SharedStorage } from '../../../fixtures/download-shop.fixture.ts'

const ANNA = 'D0100001'

it('the download storage loads the downloads of all tabs, but only those of the same customer', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (one, other, queueId) => {
      fc.pre(one !== other)
      const storage = new SharedStorage()
      storage.openTab().save(one, queueId, { title: 'Invoices' })
      expect(storage.openTab().load(one)).toEqual([{ queueId, content: { title: 'Invoices' } }])
      expect(storage.openTab().load(other)).toEqual([])
    }),
  )
})

it('the download storage stores each download until it is discarded', () => {
  const memory = new SharedStorage().openTab()
  memory.save(ANNA, 'q-1', 1)
  memory.save(ANNA, 'q-2', 2)
  memory.discard(ANNA, 'q-1')
  expect(memory.load(ANNA)).toEqual([{ queueId: 'q-2', content: 2 }])
})

it('loading the downloads throws no exception, whatever text is stored as an entry', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const storage = new SharedStorage()
      storage.write(`download:${ANNA}:q`, text)
      expect(() => storage.openTab().load(ANNA)).not.toThrow()
    }),
  )
})

it('the download storage saves and loads nothing if the browser blocks the storage', () => {
  const storage = new SharedStorage()
  storage.isClosed = true
  const memory = storage.openTab()
  expect(memory.save(ANNA, 'q-1', 1)).toBe(false)
  expect(memory.load(ANNA)).toEqual([])
  expect(() => memory.discard(ANNA, 'q-1')).not.toThrow()
})

it('the download storage notifies this tab and other tabs of a change until they unsubscribe', () => {
  const storage = new SharedStorage()
  const [one, other] = [storage.openTab(), storage.openTab()]
  const [here, elsewhere] = [vi.fn<(where: string) => void>(), vi.fn<(where: string) => void>()]
  one.subscribe(here)
  const stop = other.subscribe(elsewhere)
  one.save(ANNA, 'q-1', 1)
  expect(here.mock.calls).toEqual([['here']])
  expect(elsewhere.mock.calls).toEqual([['elsewhere']])
  stop()
  one.save(ANNA, 'q-2', 2)
  expect(elsewhere).toHaveBeenCalledTimes(1)
})
