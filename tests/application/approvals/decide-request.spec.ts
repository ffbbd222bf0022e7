import { expect, it } from 'vitest'
import type { Approvals } from '#application/approvals/approvals.port.ts'
import { DecideRequest } from '#application/approvals/decide-request.ts'
import type { RequestDetails } from '#domain/approvals/approval.ts'
import { ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const LINES = [
  { lineNo: 1, quantity: 4, isOrderable: true },
  { lineNo: 2, quantity: 2, isOrderable: false },
]
const REQUEST = { header: { requestNo: 'R1' }, lines: LINES } as unknown as RequestDetails

function deciding() {
  const { port, calls } = recordedPort<Approvals>({ decide: async () => ok(undefined) })
  const decide = new DecideRequest({ approvals: port })
  const sent = () => calls.filter(([name]) => name === 'decide').map(([, decision]) => decision)
  return { decide, sent }
}

const typed = (quantities: readonly string[], reason = 'Not needed') =>
  quantities.map((quantity, index) => ({ lineNo: index + 1, quantity, reason }))

it('sends with an approval only the changed lines, without unprintable characters in texts', async () => {
  const { decide, sent } = deciding()
  const lines = typed(['4', '0'], ' Gone\u202E\n')
  await decide.run(REQUEST, { decision: 'APPROVE', note: ' OK ', lines })
  expect(sent()).toEqual([
    {
      requestNo: 'R1',
      decision: 'APPROVE',
      note: 'OK',
      lines: [{ lineNo: 2, quantity: 0, reason: 'Gone' }],
    },
  ])
})

it.each([
  [['5', '0'], 'Gone', [{ lineNo: 1, error: 'quantity' }]],
  [['-1', '0'], 'Gone', [{ lineNo: 1, error: 'quantity' }]],
  [['1.5', '0'], 'Gone', [{ lineNo: 1, error: 'quantity' }]],
  [
    ['3', '0'],
    '\u200E',
    [
      { lineNo: 1, error: 'no-reason' },
      { lineNo: 2, error: 'no-reason' },
    ],
  ],
  [['4', '2'], 'Gone', [{ lineNo: 2, error: 'not-orderable' }]],
])(
  'returns an error per faulty line, and sends nothing, for the quantities %j with the reason "%s"',
  async (quantities, reason, errors) => {
    const { decide, sent } = deciding()
    const lines = typed(quantities, reason)
    const decided = await decide.run(REQUEST, { decision: 'APPROVE', note: '', lines })
    expect(decided).toEqual({ ok: false, error: { kind: 'typed', faults: errors } })
    expect(sent()).toEqual([])
  },
)

it('rejects an approval request only with a comment', async () => {
  const { decide, sent } = deciding()
  const refuse = (note: string) => decide.run(REQUEST, { decision: 'REFUSE', note, lines: [] })
  expect(await refuse(' ')).toEqual({ ok: false, error: { kind: 'no-note' } })
  expect((await refuse('Too much')).ok).toBe(true)
  expect(sent()).toHaveLength(1)
})
