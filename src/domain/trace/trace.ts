import type { ClaimStatus } from '../claims/claim.ts'
import { stateOfGoods } from '../goods/goods-state.ts'
import type { DocumentStatus } from '../documents/document.ts'
import { groupBy } from '../shared/group-by.ts'

/**
 * The number of a `PACKAGE` is its SSCC. The number of a `BACKORDER` is that of its order; its pieces are promised for
 * `date`.
 */
export type TraceNode = {
  readonly id: string
  readonly type: 'ORDER' | 'DESPATCH_ADVICE' | 'PACKAGE' | 'INVOICE' | 'CREDIT_NOTE' | 'CLAIM' | 'BACKORDER'
  readonly documentNo: string
  /** ISO 8601 date; absent if no date is promised. */
  readonly date?: string | undefined
  readonly status?: DocumentStatus | undefined
  /** Status of a claim. */
  readonly claimStatus?: ClaimStatus | undefined
  /** Number of outstanding pieces. */
  readonly outstanding?: number | undefined
  readonly customerOrderReference: string
  /** True if the search term is a number of this document. */
  readonly matched: boolean
}

/** Two documents with different quantities of the same line, in pieces. */
type TraceMismatch = {
  readonly kind: 'ORDERED_DELIVERED' | 'DELIVERED_INVOICED' | 'INVOICED_CREDITED'
  readonly documentNos: readonly string[]
  readonly lineNo: number
  readonly sku: string
  readonly expected: number
  readonly actual: number
}

/** Documents of the orders that match a number, limited by the rights of the account. */
export type Trace = {
  readonly nodes: readonly TraceNode[]
  readonly edges: readonly { readonly from: string; readonly to: string }[]
  readonly mismatches: readonly TraceMismatch[]
  /** Number of order chains found, and number shown. */
  readonly chains: { readonly shown: number; readonly total: number }
}

export type TraceStep = TraceNode & { readonly packages: readonly TraceNode[] }

/** An order with its documents, oldest first. */
export type TracedChain = {
  readonly id: string
  readonly customerOrderReference: string
  readonly steps: readonly TraceStep[]
  readonly mismatches: readonly TraceMismatch[]
}

/** Sort order of documents with the same date, by type. */
const RANK: Readonly<Record<TraceNode['type'], number>> = {
  ORDER: 0,
  DESPATCH_ADVICE: 1,
  PACKAGE: 2,
  INVOICE: 3,
  CREDIT_NOTE: 4,
  CLAIM: 5,
  BACKORDER: 6,
}

/** Groups the documents into chains, the latest chain first. Packages belong to their delivery note. */
export function tracedChains({ nodes, edges, mismatches }: Trace): readonly TracedChain[] {
  const parents = new Map(edges.map(({ from, to }) => [to, from]))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const chains = [...groupBy(nodes, (node) => chainIdOf(node, parents, byId))].map(([id, chainNodes]) => {
    const numbers = new Set(chainNodes.map(({ documentNo }) => documentNo))
    return {
      id,
      customerOrderReference: chainNodes[0]!.customerOrderReference,
      steps: stepsOf(chainNodes, parents),
      mismatches: mismatches.filter(({ documentNos }) => documentNos.some((no) => numbers.has(no))),
    }
  })
  return chains.toSorted((one, other) => -compared(firstDay(one), firstDay(other)))
}

/** Id of the chain of a document: its order, or the order reference if the order is not visible. */
function chainIdOf(
  node: TraceNode,
  parents: ReadonlyMap<string, string>,
  byId: ReadonlyMap<string, TraceNode>,
): string {
  const visited = new Set<string>()
  let id: string | undefined = node.id
  while (id !== undefined && !visited.has(id)) {
    if (byId.get(id)?.type === 'ORDER') return id
    visited.add(id)
    id = parents.get(id)
  }
  return `reference ${node.customerOrderReference}`
}

function stepsOf(nodes: readonly TraceNode[], parents: ReadonlyMap<string, string>): readonly TraceStep[] {
  const packages = groupBy(
    nodes.filter(({ type }) => type === 'PACKAGE'),
    ({ id }) => parents.get(id),
  )
  return nodes
    .filter(({ type }) => type !== 'PACKAGE')
    .map((node) => ({ ...node, packages: packages.get(node.id) ?? [] }))
    .toSorted((one, other) => compared(dayOf(one), dayOf(other)) || RANK[one.type] - RANK[other.type])
}

/** Replaces the state of each order by the one that follows from its delivery notes. */
export function withDerivedStates(nodes: readonly TraceNode[], edges: Trace['edges']): readonly TraceNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parcels = new Map<string, string[]>()
  for (const { from, to } of edges) {
    const { type, status } = byId.get(to) ?? {}
    if (type === 'DESPATCH_ADVICE' && status) parcels.set(from, [...(parcels.get(from) ?? []), status])
  }
  return nodes.map((node) =>
    node.type === 'ORDER' && node.status !== undefined
      ? { ...node, status: stateOfGoods({ reported: node.status, parcels: parcels.get(node.id) }) }
      : node,
  )
}

const dayOf = ({ date }: TraceNode) => date ?? '9999-12-31'
const firstDay = ({ steps: [first] }: TracedChain) => (first ? dayOf(first) : '')
const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
