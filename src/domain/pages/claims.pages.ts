import type { PageTable } from './page-table.ts'

export const claimsPages = {
  claims: {
    path: 'infocenter/claims',
    file: 'claims/claims.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.deliveries', text: 'list.title.claims' },
    capability: 'claims',
    texts: ['claims'],
    name: 'the claims',
  },
  claim: {
    path: 'infocenter/claims/:slug',
    file: 'claims/claim.route.tsx',
    layout: 'info-centre',
    capability: 'claims',
    name: 'the claim',
  },
} as const satisfies PageTable
