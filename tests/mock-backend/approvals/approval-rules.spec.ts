import fc from 'fast-check'
import { expect, test } from 'vitest'
import { approvedLines, netOfLines, type RequestedLine } from '#mock-backend/approvals/approval-rules.ts'
import { approvalReasons, isBudgetAllowed } from '#mock-backend/cost-centres/budget-rules.ts'

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  unitPrice: fc.integer({ min: 0, max: 9_999 }),
  coreDeposit: fc.integer({ min: 0, max: 99 }),
})
const anyChange = fc.record({
  lineNo: fc.integer({ min: 1, max: 6 }),
  quantity: fc.integer({ min: -2, max: 60 }),
  reason: fc.constantFrom('', ' ', 'Not needed'),
})

test('An approval never adds goods, and requires a reason for each reduced line', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.array(anyChange, { maxLength: 5 }),
      fc.constantFrom(1, 2, 5),
      (some, changes, packageQuantity) => {
        const lines: RequestedLine[] = some.map((line, index) => ({ ...line, lineNo: index + 1 }))
        const approved = approvedLines(lines, changes, () => packageQuantity)
        if (typeof approved === 'string') return
        expect(netOfLines(approved, 100)).toBeLessThanOrEqual(netOfLines(lines, 100))
        expect(approved.some((line) => line.approved !== 0)).toBe(true)
        for (const line of approved) {
          expect(line.approved).toBeGreaterThanOrEqual(0)
          expect(line.approved).toBeLessThanOrEqual(line.quantity)
          if (line.approved !== line.quantity) expect(line.reason?.trim()).not.toBe('')
        }
      },
    ),
    { seed: 47 },
  )
})

test.each([
  [0, 0, 'ORDER_LIMIT'],
  [1, 0, 'ORDER_LIMIT'],
  [500, 500, undefined],
  [501, 500, 'ORDER_LIMIT'],
  [501, null, undefined],
  [1, -5, 'ORDER_LIMIT'],
])('The reason for an approval of an order of %i with the limit %s is %s', (net, orderLimit, kind) => {
  expect(approvalReasons({ net, orderLimit, left: null })[0]?.kind).toBe(kind)
})

test.each([-1, 0.5, Number.NaN])('A budget of %s is rejected', (budget) => {
  expect(isBudgetAllowed(budget, { budget: null, used: 0, reserved: 0 })).toBe(false)
})
