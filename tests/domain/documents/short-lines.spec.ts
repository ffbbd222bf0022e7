import { expect, it } from 'vitest'
import type { Document } from '#domain/documents/document.ts'
import { shortLines } from '#domain/documents/short-lines.ts'

const line = (lineNo: number, sku: string, quantity: number, kind = 'PART') =>
  ({ lineNo, kind, article: { sku }, orderNo: '1', quantity }) as unknown as Document['lines'][number]
const missing = (sku: string, quantity: number, orderNo = '1') => ({ sku, orderNo, quantity })

it('adds up the quantity that is missing from several packages, and divides it among the lines of a part', () => {
  const lines = [line(1, 'A', 4), line(2, 'B', 1)]
  expect(shortLines({ lines }, [missing('A', 1), missing('A', 2)])).toEqual([{ lineNo: 1, quantity: 3 }])
  expect(shortLines({ lines: [line(1, 'A', 2), line(2, 'A', 2)] }, [missing('A', 3)])).toEqual([
    { lineNo: 1, quantity: 2 },
    { lineNo: 2, quantity: 1 },
  ])
})

it('ignores core deposits, and quantities that are missing from another order', () => {
  const lines = [line(1, 'A', 2), line(2, 'A', 2, 'CORE_DEPOSIT')]
  expect(shortLines({ lines }, [missing('A', 5)])).toEqual([{ lineNo: 1, quantity: 2 }])
  expect(shortLines({ lines }, [missing('A', 1, '2')])).toEqual([])
})
