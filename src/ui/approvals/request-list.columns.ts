import {
  REQUEST_STATES,
  type ApprovalRequest,
  type ApprovalRequestState,
} from '#domain/approvals/approval.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListDefinition } from '../data-table/list-definition.ts'

const TONE: Readonly<Record<ApprovalRequestState, cells.CellSeverity>> = {
  WAITING: 'warning',
  APPROVED: 'positive',
  REFUSED: 'negative',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
}

export const requestState = (state: ApprovalRequestState) =>
  cells.status(`list.value.decision.${state}`, TONE[state])

export const requestList: ListDefinition<ApprovalRequest> = {
  name: 'approvals',
  routeId: 'approvals',
  sort: { by: 'requestedAt', desc: true },
  keyOf: ({ requestNo }) => requestNo,
  filters: [{ id: 'decision', kind: 'choice', values: REQUEST_STATES }],
  columns: [
    {
      id: 'requestNo',
      isHeading: true,
      isSortable: true,
      cell: ({ requestNo }) => cells.links([cells.linkTo('approvalRequest', requestNo, { slug: requestNo })]),
    },
    { id: 'requestedAt', isSortable: true, cell: ({ at }) => cells.day(at) },
    {
      id: 'placedBy',
      isSortable: true,
      cell: ({ placedBy, placedByEmail }) => cells.text(placedBy, placedByEmail),
    },
    {
      id: 'customerOrderReference',
      isSortable: true,
      cell: (request) => cells.text(request.customerOrderReference),
    },
    { id: 'costCentre', isSortable: true, cell: ({ costCentre }) => cells.text(costCentre) },
    { id: 'lineCount', align: 'end', cell: ({ lineCount }) => cells.count(lineCount) },
    { id: 'net', isSortable: true, isPrice: true, align: 'end', cell: ({ total }) => cells.money(total) },
    { id: 'pricesUntil', isSortable: true, cell: ({ expiresAt }) => cells.day(expiresAt) },
    { id: 'decision', isSortable: true, place: 'flag', cell: ({ state }) => requestState(state) },
  ],
}
