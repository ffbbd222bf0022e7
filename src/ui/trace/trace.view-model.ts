import type { TracedNumber } from '#application/trace/trace-number.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { DocumentType } from '#domain/documents/document.ts'
import { tracedChains, type TracedChain, type TraceNode, type TraceStep } from '#domain/trace/trace.ts'
import { claimLink } from '../claims/claim-list.columns.ts'
import { documentLink } from '../document-files/document-links.ts'
import { stateCell } from '../data-table/states.ts'
import * as cells from '../data-table/list-cells.ts'
import { showsData } from '../kernel/shows-data.ts'

type StepKind = Exclude<TraceNode['type'], 'PACKAGE'>

/** One step of the timeline. Its texts are `trace.step.<kind>`. */
export type TimelineStepData = {
  readonly id: string
  readonly kind: StepKind
  readonly link: cells.CellLink
  readonly day: string | undefined
  readonly state: cells.CellValue
  readonly isMatched: boolean
  /** Number of outstanding pieces. */
  readonly outstanding: number | undefined
  /** Type of the document that is available as a PDF. */
  readonly documentType: DocumentType | undefined
  readonly packages: readonly { readonly link: cells.CellLink; readonly isMatched: boolean }[]
}

/** Right that is needed to see a kind of document. */
type Right = 'order' | 'shipment' | 'invoice'
const RIGHTS: readonly Right[] = ['order', 'shipment', 'invoice']

const FILE: Readonly<Record<StepKind, DocumentType | undefined>> = {
  ORDER: 'ORDER_RESPONSE',
  DESPATCH_ADVICE: 'DESPATCH_ADVICE',
  INVOICE: 'INVOICE',
  CREDIT_NOTE: 'CREDIT_NOTE',
  CLAIM: undefined,
  BACKORDER: undefined,
}

const nothing = (): TracedNumber | undefined => undefined

/** Timeline of one number. */
export class TraceViewModel extends showsData({ session: SessionStore }, nothing) {
  get number(): string {
    return this.shown?.number ?? ''
  }

  get chains() {
    return this.found.map((chain) => ({ ...chain, steps: chain.steps.map(stepFacts) }))
  }

  /** Number of shown orders and of all; undefined if all are shown. */
  get tooMany(): { readonly shown: number; readonly total: number } | undefined {
    if (this.shown?.kind !== 'found') return undefined
    const { shown, total } = this.shown.trace.chains
    return total > shown ? { shown, total } : undefined
  }

  /** Missing rights, because of which the timeline omits documents. */
  get missingRights(): readonly Right[] {
    return RIGHTS.filter((right) => !this.deps.session.features[right])
  }

  private get found(): readonly TracedChain[] {
    return this.shown?.kind === 'found' ? tracedChains(this.shown.trace) : []
  }
}

function stepFacts(step: TraceStep): TimelineStepData {
  const kind = step.type as StepKind
  return {
    id: step.id,
    kind,
    link: linkOf(kind, step.documentNo),
    day: step.date,
    state: stateOf(step),
    isMatched: step.matched,
    outstanding: step.outstanding,
    documentType: FILE[kind],
    packages: step.packages.map(({ documentNo, matched }) => ({
      link: {
        ...cells.linkTo('packinglist', documentNo),
        query: `?shipment=${encodeURIComponent(step.documentNo)}`,
      },
      isMatched: matched,
    })),
  }
}

function stateOf({ type, status, claimStatus }: TraceStep): cells.CellValue {
  if (claimStatus !== undefined) return stateCell(claimStatus)
  if (status === undefined) return undefined
  if (type === 'BACKORDER') return cells.status('backorders.overdue', 'negative')
  return stateCell(status)
}

function linkOf(kind: StepKind, number: string): cells.CellLink {
  if (kind === 'ORDER') return documentLink('ORDER_RESPONSE', number)
  if (kind === 'CLAIM') return claimLink(number)
  if (kind !== 'BACKORDER') return documentLink(kind, number)
  return { ...cells.linkTo('backorderlist', number), query: `?term=${encodeURIComponent(number)}` }
}
