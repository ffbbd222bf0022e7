import { REQUEST_STATES, type ApprovalRequest, type RequestState } from '#domain/approvals/approval.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListDefinition } from '../data-table/list-definition.ts'

const TONE: Readonly<Record<RequestState, cells.CellSeverity>> = {
  WAITING: 'warning',
  APPROVED: 'positive',
  REFUSED: 'negative',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
}

export const requestState = (state: RequestState) =>
  cells.statusCell(`list.value.decision.${state}`, TONE[state])

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
      cell: ({ requestNo }) =>
        cells.linksCell([cells.linkTo('approvalRequest', requestNo, { slug: requestNo })]),
    },
    { id: 'requestedAt', isSortable: true, cell: ({ at }) => cells.dayCell(at) },
    {
      id: 'placedBy',
      isSortable: true,
      cell: ({ placedBy, placedByEmail }) => cells.textCell(placedBy, placedByEmail),
    },
    {
      id: 'customerOrderReference',
      isSortable: true,
      cell: (request) => cells.textCell(request.customerOrderReference),
    },
    { id: 'costCentre', isSortable: true, cell: ({ costCentre }) => cells.textCell(costCentre) },
    { id: 'lineCount', align: 'end', cell: ({ lineCount }) => cells.countCell(lineCount) },
    { id: 'net', isSortable: true, isPrice: true, align: 'end', cell: ({ total }) => cells.moneyCell(total) },
    { id: 'pricesUntil', isSortable: true, cell: ({ expiresAt }) => cells.dayCell(expiresAt) },
    { id: 'decision', isSortable: true, place: 'flag', cell: ({ state }) => requestState(state) },
  ],
}
