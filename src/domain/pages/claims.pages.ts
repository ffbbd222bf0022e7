import type { PageTable, RoutesOf } from './page-table.ts'

export const claimsPages = {
  claims: {
    path: 'infocenter/claims',
    menu: { group: 'infocenter.deliveries', text: 'list.title.claims' },
    capability: 'claims',
  },
  claim: { path: 'infocenter/claims/:slug', capability: 'claims' },
} as const satisfies PageTable

export const claimsRoutes: RoutesOf<typeof claimsPages> = {
  claims: { file: 'claims/claims.route.tsx', layout: 'info-centre', texts: ['claims'], name: 'the claims' },
  claim: { file: 'claims/claim.route.tsx', layout: 'info-centre', name: 'the claim' },
}
