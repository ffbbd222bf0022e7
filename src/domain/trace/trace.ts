import type { OrderStatus } from '../orders/order.ts'
import type { DocumentStatus } from '../documents/document.ts'

/** `PACKAGE` by its SSCC; `BACKORDER` by the order of which something is still to come. */
export type TraceNode = {
  readonly id: string
  readonly type: 'ORDER' | 'DESPATCH_ADVICE' | 'PACKAGE' | 'INVOICE' | 'CREDIT_NOTE' | 'BACKORDER'
  readonly documentNo: string
  /** ISO 8601 day; absent for what nobody has promised yet. */
  readonly date?: string | undefined
  readonly status?: OrderStatus | DocumentStatus | undefined
  /** Pieces still to come. */
  readonly outstanding?: number | undefined
  readonly customerOrderReference: string
  /** Whether it is this that was looked for. */
  readonly matched: boolean
}

/** Two documents that do not say the same of a line, in pieces. */
type TraceMismatch = {
  readonly kind: 'ORDERED_DELIVERED' | 'DELIVERED_INVOICED' | 'INVOICED_CREDITED'
  readonly documentNos: readonly string[]
  readonly lineNo: number
  readonly sku: string
  readonly expected: number
  readonly actual: number
}

/** What the account may see of the orders in which a number stands. */
export type Trace = {
  readonly nodes: readonly TraceNode[]
  readonly edges: readonly { readonly from: string; readonly to: string }[]
  readonly mismatches: readonly TraceMismatch[]
  /** A part may stand in more orders than are shown. */
  readonly chains: { readonly shown: number; readonly total: number }
}

export type TraceStep = TraceNode & { readonly packages: readonly TraceNode[] }

/** An order and what came of it, oldest first. */
export type TracedChain = {
  readonly id: string
  readonly customerOrderReference: string
  readonly steps: readonly TraceStep[]
  readonly mismatches: readonly TraceMismatch[]
}

/** Within a day, in the order in which they come about. */
const RANK: Readonly<Record<TraceNode['type'], number>> = {
  ORDER: 0,
  DESPATCH_ADVICE: 1,
  PACKAGE: 2,
  INVOICE: 3,
  CREDIT_NOTE: 4,
  BACKORDER: 5,
}

/** The latest chain first. Packages stand with their delivery note. */
export function tracedChains({ nodes, edges, mismatches }: Trace): readonly TracedChain[] {
  const parents = new Map(edges.map(({ from, to }) => [to, from]))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const chains = [...Map.groupBy(nodes, (node) => chainIdOf(node, parents, byId))].map(([id, own]) => {
    const numbers = new Set(own.map(({ documentNo }) => documentNo))
    return {
      id,
      customerOrderReference: own[0]!.customerOrderReference,
      steps: stepsOf(own, parents),
      mismatches: mismatches.filter(({ documentNos }) => documentNos.some((no) => numbers.has(no))),
    }
  })
  return chains.toSorted((one, other) => -compared(firstDay(one), firstDay(other)))
}

/** The order from which it came; where that is not to be seen, its reference holds the chain together. */
function chainIdOf(
  node: TraceNode,
  parents: ReadonlyMap<string, string>,
  byId: ReadonlyMap<string, TraceNode>,
): string {
  const seen = new Set<string>()
  let id: string | undefined = node.id
  while (id !== undefined && !seen.has(id)) {
    if (byId.get(id)?.type === 'ORDER') return id
    seen.add(id)
    id = parents.get(id)
  }
  return `reference ${node.customerOrderReference}`
}

function stepsOf(nodes: readonly TraceNode[], parents: ReadonlyMap<string, string>): readonly TraceStep[] {
  const packages = Map.groupBy(
    nodes.filter(({ type }) => type === 'PACKAGE'),
    ({ id }) => parents.get(id),
  )
  return nodes
    .filter(({ type }) => type !== 'PACKAGE')
    .map((node) => ({ ...node, packages: packages.get(node.id) ?? [] }))
    .toSorted((one, other) => compared(dayOf(one), dayOf(other)) || RANK[one.type] - RANK[other.type])
}

const dayOf = ({ date }: TraceNode) => date ?? '9999-12-31'
const firstDay = ({ steps: [first] }: TracedChain) => (first ? dayOf(first) : '')
const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
