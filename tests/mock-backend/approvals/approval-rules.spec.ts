import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  approvedLines,
  decisionObstacle,
  netOfLines,
  type RequestedLine,
} from '#mock-backend/approvals/approval-rules.ts'
import {
  approvalReasons,
  isBudgetAllowed,
  remainingBudget,
  type Spending,
} from '#mock-backend/cost-centres/budget-rules.ts'

const PEOPLE = ['buyer', 'colleague', 'approver', 'owner'] as const
const anyAmount = fc.integer({ min: 1, max: 1_000 })
const anyPerson = fc.constantFrom(...PEOPLE)

type Request = {
  readonly no: number
  readonly buyerId: string
  readonly net: number
  readonly byBudget: boolean
  state: 'WAITING' | 'APPROVED' | 'REFUSED' | 'EXPIRED'
  decidedBy?: string
  orders: number
}

const anyCommand = fc.oneof(
  fc.record({ kind: fc.constant('order' as const), by: anyPerson, net: anyAmount }),
  fc.record({
    kind: fc.constant('decide' as const),
    by: anyPerson,
    place: fc.nat(9),
    approves: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('expire' as const), place: fc.nat(9) }),
  fc.record({ kind: fc.constant('budget' as const), amount: fc.integer({ min: -10, max: 2_000 }) }),
  fc.record({
    kind: fc.constant('limit' as const),
    of: anyPerson,
    limit: fc.option(fc.integer({ min: 0, max: 800 })),
  }),
  fc.record({ kind: fc.constant('deputy' as const), of: anyPerson, isDeputy: fc.boolean() }),
  fc.record({ kind: fc.constant('approver' as const), of: anyPerson, isApprover: fc.boolean() }),
)

/** Model of a company whose people order, decide and change limits in any order, by the rules of the API. */
function company() {
  const limits = new Map<string, number | null>(PEOPLE.map((person) => [person, 300]))
  const approvers = new Set<string>(['approver', 'owner'])
  const deputies = new Set<string>()
  const requests: Request[] = []
  let budget: number | null = 1_000
  let used = 0
  let usedWithoutApproval = 0

  const spending = (): Spending => ({
    budget,
    used,
    reserved: requests.reduce((sum, { state, net }) => sum + (state === 'WAITING' ? net : 0), 0),
  })

  return {
    requests,
    spending,
    usedWithoutApproval: () => usedWithoutApproval,
    order(by: string, net: number): boolean {
      const orderLimit = limits.get(by) ?? null
      const remaining = remainingBudget(spending())
      const reasons = approvalReasons({ net, orderLimit, left: remaining })
      if (reasons.length === 0) {
        used += net
        usedWithoutApproval += net
        // the properties of an order that is placed at once
        expect(orderLimit === null || net <= orderLimit).toBe(true)
        expect(remaining === null || net <= remaining).toBe(true)
        return true
      }
      const byBudget = reasons.some(({ kind }) => kind === 'BUDGET')
      requests.push({ no: requests.length, buyerId: by, net, byBudget, state: 'WAITING', orders: 0 })
      return false
    },
    decide(by: string, index: number, approves: boolean): void {
      const request = requests[index]
      if (request === undefined) return
      const person = { contactId: by, decides: approvers.has(by) || deputies.has(by) }
      if (decisionObstacle(request, person)) return
      request.state = approves ? 'APPROVED' : 'REFUSED'
      request.decidedBy = by
      if (!approves) return
      request.orders += 1
      used += request.net
    },
    expire(index: number): void {
      const request = requests[index]
      if (request?.state === 'WAITING') request.state = 'EXPIRED'
    },
    setBudget(amount: number): void {
      if (isBudgetAllowed(amount, spending())) budget = amount
    },
    setLimit: (of: string, limit: number | null) => void limits.set(of, limit),
    setDeputy: (of: string, is: boolean) => void (is ? deputies.add(of) : deputies.delete(of)),
    setApprover: (of: string, is: boolean) => void (is ? approvers.add(of) : approvers.delete(of)),
  }
}

test('Each order above a limit is approved once by a second person, in any sequence of events', () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 60 }), (commands) => {
      const model = company()
      for (const command of commands) {
        if (command.kind === 'order') model.order(command.by, command.net)
        if (command.kind === 'decide') model.decide(command.by, command.place, command.approves)
        if (command.kind === 'expire') model.expire(command.place)
        if (command.kind === 'budget') model.setBudget(command.amount)
        if (command.kind === 'limit') model.setLimit(command.of, command.limit)
        if (command.kind === 'deputy') model.setDeputy(command.of, command.isDeputy)
        if (command.kind === 'approver') model.setApprover(command.of, command.isApprover)
        for (const { state, orders, buyerId, decidedBy } of model.requests) {
          expect(orders).toBe(state === 'APPROVED' ? 1 : 0)
          expect(decidedBy).not.toBe(buyerId)
        }
        const { budget, used, reserved } = model.spending()
        const waitsAboveBudget = model.requests
          .filter(({ state, byBudget }) => byBudget && (state === 'WAITING' || state === 'APPROVED'))
          .reduce((sum, { net }) => sum + net, 0)
        expect(budget === null || used + reserved - waitsAboveBudget <= budget).toBe(true)
      }
    }),
    { numRuns: 2_000, seed: 47 },
  )
})

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
])('An order of %i with the limit %s requires an approval for %s', (net, orderLimit, kind) => {
  expect(approvalReasons({ net, orderLimit, left: null })[0]?.kind).toBe(kind)
})

test.each([-1, 0.5, Number.NaN])('A budget of %s is rejected', (budget) => {
  expect(isBudgetAllowed(budget, { budget: null, used: 0, reserved: 0 })).toBe(false)
})
