import { expect, it } from 'vitest'
import { LocalReportedPurchases } from '#adapters/browser/tracking/local-reported-purchases.ts'

function ordersOver(storedText?: string) {
  const items = new Map(storedText === undefined ? [] : [['told-orders', storedText]])
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  return { items, open: () => new LocalReportedPurchases(() => storage) }
}

it('the storage of reported purchases recognizes an already reported order after a reload', () => {
  const { open } = ordersOver()
  expect([open().markReported('a'), open().markReported('b'), open().markReported('a')]).toEqual([
    true,
    true,
    false,
  ])
})

it.each(['{', 'null', '7', '{"a":1}', '[null, 7, {}]'])(
  'the storage of reported purchases ignores the invalid stored value %j',
  (storedText) => {
    const { open } = ordersOver(storedText)
    expect([open().markReported('a'), open().markReported('a')]).toEqual([true, false])
  },
)

it('the storage of reported purchases stores the last fifty reported orders', () => {
  const { items, open } = ordersOver()
  for (let number = 0; number < 80; number += 1) open().markReported(String(number))
  expect(JSON.parse(items.get('told-orders') ?? '')).toHaveLength(50)
  expect([open().markReported('30'), open().markReported('29')]).toEqual([false, true])
})

it('the storage of reported purchases treats each order as reported if the browser blocks it, to prevent duplicates', () => {
  const closed = new LocalReportedPurchases(() => {
    throw new Error('forbidden')
  })
  expect(closed.markReported('a')).toBe(false)
})
