import type { Claim } from '#domain/claims/claim.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListDefinition } from '../data-table/list-definition.ts'
import { stateCell } from '../data-table/states.ts'
import { documentLink } from '../document-files/document-links.ts'

export const claimLink = (claimNo: string) => cells.linkTo('claim', claimNo, { slug: claimNo })

export const claimList: ListDefinition<Claim> = {
  name: 'claims',
  routeId: 'claims',
  isSearched: true,
  sort: { by: 'receivedAt', desc: true },
  keyOf: ({ claimNo }) => claimNo,
  filters: [
    { id: 'date', kind: 'dates' },
    { id: 'topic', kind: 'choice', values: ['RETURN', 'WARRANTY', 'SHORTAGE', 'CORE'] },
    { id: 'status', kind: 'choice', values: ['RECEIVED', 'IN_REVIEW', 'ACCEPTED', 'REJECTED', 'CLOSED'] },
  ],
  columns: [
    {
      id: 'claimNo',
      isHeading: true,
      isSortable: true,
      cell: ({ claimNo }) => cells.links([claimLink(claimNo)]),
    },
    { id: 'receivedAt', isSortable: true, cell: ({ receivedAt }) => cells.day(receivedAt) },
    { id: 'topic', isSortable: true, cell: ({ topic }) => cells.message(`forms.topic.${topic}`) },
    {
      id: 'articles',
      cell: ({ lines }) =>
        cells.text(lines.map(({ quantity, article }) => `${quantity} × ${article.sku}`).join(', ')),
    },
    {
      id: 'document',
      cell: ({ documentType, documentNo }) => cells.links([documentLink(documentType, documentNo)]),
    },
    {
      id: 'customerOrderReference',
      cell: ({ customerOrderReference }) => cells.text(customerOrderReference),
    },
    { id: 'changedAt', isSortable: true, isExtra: true, cell: ({ changedAt }) => cells.day(changedAt) },
    {
      id: 'creditNoteNo',
      cell: ({ creditNoteNo }) =>
        creditNoteNo === undefined ? undefined : cells.links([documentLink('CREDIT_NOTE', creditNoteNo)]),
    },
    { id: 'status', isSortable: true, place: 'flag', cell: ({ status }) => stateCell(status) },
  ],
}
