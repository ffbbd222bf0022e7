import { describe, expect, it } from 'vitest'
import { NO_FEATURES } from '#domain/session/features.ts'
import type { Trace, TraceNode } from '#domain/trace/trace.ts'
import { TraceViewModel } from '#ui/trace/trace.view-model.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const node = (
  type: TraceNode['type'],
  documentNo: string,
  overrides: Partial<TraceNode> = {},
): TraceNode => ({
  id: `${type}-${documentNo}`,
  type,
  documentNo,
  date: '2026-11-20',
  customerOrderReference: 'PO 1',
  matched: false,
  ...overrides,
})
const NODES = [
  node('ORDER', 'O1', { status: 'open' }),
  node('DESPATCH_ADVICE', 'D/1', { matched: true }),
  node('PACKAGE', 'P1', { matched: true }),
  node('INVOICE', 'I1'),
  node('CREDIT_NOTE', 'N1'),
  node('CLAIM', 'C1', { claimStatus: 'RECEIVED', status: 'open' }),
  node('BACKORDER', 'O 2', { outstanding: 3, status: 'open', date: undefined }),
]
const TRACE: Trace = {
  nodes: NODES,
  edges: [
    ...NODES.slice(1).map(({ id }) => ({ from: NODES[0]!.id, to: id })),
    { from: NODES[1]!.id, to: NODES[2]!.id },
  ],
  mismatches: [],
  chains: { shown: 1, total: 1 },
}

function traced(trace: Partial<Trace> = {}) {
  const model = new TraceViewModel({ session: sessionOf('customer') })
  model.show({ kind: 'found', number: 'D/1', trace: { ...TRACE, ...trace } })
  return model
}

const stepOf = (kind: string) => traced().chains[0]?.steps.find((step) => step.kind === kind)

describe('a step of a document trace', () => {
  it.each([
    ['ORDER', 'order', 'ORDER_RESPONSE'],
    ['DESPATCH_ADVICE', 'deliveryNote', 'DESPATCH_ADVICE'],
    ['INVOICE', 'invoice', 'INVOICE'],
    ['CREDIT_NOTE', 'creditNote', 'CREDIT_NOTE'],
    ['CLAIM', 'claim', undefined],
    ['BACKORDER', 'backorderlist', undefined],
  ])('of the type %s links to %s, and is available as %s', (kind, routeId, documentType) => {
    expect(stepOf(kind)).toMatchObject({ link: { routeId } })
    expect(stepOf(kind)?.documentType).toBe(documentType)
  })

  it('has its date, and is marked if it was searched for', () => {
    expect(stepOf('DESPATCH_ADVICE')).toMatchObject({
      id: 'DESPATCH_ADVICE-D/1',
      day: '2026-11-20',
      isMatched: true,
    })
    expect(stepOf('ORDER')).toMatchObject({ isMatched: false, packages: [] })
  })

  it('that is outstanding links to the back orders', () => {
    expect(stepOf('BACKORDER')).toMatchObject({ outstanding: 3, link: { query: '?term=O%202' } })
    expect(stepOf('BACKORDER')?.day).toBeUndefined()
  })

  it('of a delivery contains its packages, which link to the delivery', () => {
    expect(stepOf('DESPATCH_ADVICE')?.packages).toMatchObject([
      { link: { text: 'P1', routeId: 'packinglist', query: '?shipment=D%2F1' }, isMatched: true },
    ])
  })

  it.each([
    ['ORDER', 'state.open'],
    ['CLAIM', 'state.RECEIVED'],
    ['BACKORDER', 'backorders.overdue'],
  ])('of the type %s has the status %s', (kind, messageId) => {
    expect(stepOf(kind)?.state).toMatchObject({ messageId })
  })

  it('without a status shows no status', () => {
    expect(stepOf('INVOICE')?.state).toBeUndefined()
  })
})

describe('the result of a document trace', () => {
  it('contains the number of displayed and of all chains if there are too many', () => {
    expect(traced().tooMany).toBeUndefined()
    expect(traced({ chains: { shown: 5, total: 9 } }).tooMany).toEqual({ shown: 5, total: 9 })
  })

  it('is empty at first, and for an unknown number', () => {
    const model = new TraceViewModel({ session: sessionOf('customer') })
    expect([model.number, model.chains, model.tooMany]).toEqual(['', [], undefined])
    model.show({ kind: 'unknown', number: 'X' })
    expect([model.number, model.chains, model.tooMany]).toEqual(['X', [], undefined])
  })

  it('shows which rights are missing', () => {
    const session = sessionOf('customer')
    const model = new TraceViewModel({ session })
    expect(model.missingRights).toEqual(['order', 'shipment', 'invoice'])
    session.grant({ ...NO_FEATURES, shipment: true })
    expect(model.missingRights).toEqual(['order', 'invoice'])
  })
})
