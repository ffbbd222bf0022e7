import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withDerivedStates, tracedChains, type Trace, type TraceNode } from '#domain/trace/trace.ts'

const node = (type: TraceNode['type'], documentNo: string, more: Partial<TraceNode> = {}): TraceNode => ({
  id: `${type}-${documentNo}`,
  type,
  documentNo,
  date: '2026-11-02',
  customerOrderReference: 'R1',
  matched: false,
  ...more,
})

const traceOf = (nodes: readonly TraceNode[], ...edges: readonly [from: string, to: string][]): Trace => ({
  nodes,
  edges: edges.map(([from, to]) => ({ from, to })),
  mismatches: [],
  chains: { shown: 1, total: 1 },
})

const numbers = (trace: Trace) =>
  tracedChains(trace).map(({ steps }) => steps.map(({ documentNo }) => documentNo))

it('documents are sorted by date, then by type, those without a date last', () => {
  const trace = traceOf(
    [
      node('BACKORDER', '1', { date: undefined }),
      node('CREDIT_NOTE', '5', { date: '2026-11-09' }),
      node('INVOICE', '4'),
      node('DESPATCH_ADVICE', '3'),
      node('ORDER', '2', { date: '2026-11-01' }),
    ],
    ['ORDER-2', 'BACKORDER-1'],
    ['ORDER-2', 'DESPATCH_ADVICE-3'],
    ['DESPATCH_ADVICE-3', 'INVOICE-4'],
    ['INVOICE-4', 'CREDIT_NOTE-5'],
  )
  expect(numbers(trace)).toEqual([['2', '3', '4', '5', '1']])
})

it('the status of an order follows from its delivery notes, whatever status the API returns', () => {
  const nodes = [
    node('ORDER', '2', { status: 'delivered' }),
    node('DESPATCH_ADVICE', '3', { status: 'shipped' }),
    node('ORDER', '4', { status: 'delivered' }),
    node('INVOICE', '5', { status: 'overdue' }),
  ]
  const { edges } = traceOf(nodes, ['ORDER-2', 'DESPATCH_ADVICE-3'], ['DESPATCH_ADVICE-3', 'INVOICE-5'])
  const states = withDerivedStates(nodes, edges).map(({ status }) => status)
  expect(states).toEqual(['shipped', 'shipped', 'delivered', 'overdue'])
})

it('packages are grouped under their delivery note', () => {
  const trace = traceOf(
    [node('DESPATCH_ADVICE', '3'), node('PACKAGE', '340')],
    ['DESPATCH_ADVICE-3', 'PACKAGE-340'],
  )
  const [chain] = tracedChains(trace)
  expect(chain?.steps.map(({ packages }) => packages.map(({ documentNo }) => documentNo))).toEqual([['340']])
})

it('orders with the same reference are separate chains, the latest first', () => {
  const trace = traceOf(
    [
      node('ORDER', '1', { date: '2026-10-01' }),
      node('ORDER', '2', { date: '2026-11-01' }),
      node('INVOICE', '3'),
    ],
    ['ORDER-1', 'INVOICE-3'],
  )
  expect(numbers(trace)).toEqual([['2'], ['1', '3']])
})

it('documents of a hidden order are connected by the reference', () => {
  const trace = traceOf([
    node('INVOICE', '1'),
    node('INVOICE', '2'),
    node('INVOICE', '3', { customerOrderReference: 'R2' }),
  ])
  expect(numbers(trace).toSorted()).toEqual([['1', '2'], ['3']])
})

const anyTypes = fc.constantFrom<TraceNode['type']>('ORDER', 'DESPATCH_ADVICE', 'INVOICE', 'CREDIT_NOTE')

it('each document is included once, even if links are circular', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(anyTypes, fc.nat({ max: 9 }).map(String)), { selector: String }),
      fc.array(fc.tuple(fc.nat(), fc.nat())),
      (kinds, ways) => {
        const nodes = kinds.map(([type, no]) => node(type, no))
        const idAt = (index: number) => nodes[index % nodes.length]!.id
        const edges = nodes.length === 0 ? [] : ways.map(([a, b]) => [idAt(a), idAt(b)] as [string, string])
        const displayedItems = tracedChains(traceOf(nodes, ...edges)).flatMap(({ steps }) =>
          steps.map(({ id }) => id),
        )
        expect(displayedItems.toSorted()).toEqual(nodes.map(({ id }) => id).toSorted())
      },
    ),
  )
})

it('a mismatch belongs to each chain that contains one of its documents', () => {
  const trace = traceOf([node('ORDER', '1'), node('ORDER', '2'), node('ORDER', '3')])
  const mismatch = {
    kind: 'ORDERED_DELIVERED',
    documentNos: ['1', '2'],
    lineNo: 1,
    sku: '3.70481',
    expected: 4,
    actual: 3,
  } as const
  const chains = tracedChains({ ...trace, mismatches: [mismatch] })
  const counted = chains.map(({ steps: [order], mismatches }) => [order?.documentNo, mismatches])
  expect(Object.fromEntries(counted)).toEqual({ 1: [mismatch], 2: [mismatch], 3: [] })
})
