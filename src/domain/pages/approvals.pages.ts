import type { PageTable, RoutesOf } from './page-table.ts'

export const approvalsPages = {
  approvals: {
    path: 'infocenter/approvals',
    menu: { group: 'infocenter.orders', text: 'list.title.approvals', right: 'order' },
    capability: 'approvals',
  },
  approvalRequest: { path: 'infocenter/approvals/:slug', capability: 'approvals' },
} as const satisfies PageTable

export const approvalsRoutes: RoutesOf<typeof approvalsPages> = {
  approvals: {
    file: 'approvals/approvals.route.tsx',
    layout: 'info-centre',
    texts: ['approvals'],
    name: 'the approvals',
  },
  approvalRequest: {
    file: 'approvals/request.route.tsx',
    layout: 'info-centre',
    texts: ['approval'],
    name: 'the approval',
  },
}
