import type { PageTable, RoutesOf } from './page-table.ts'

export const enquiriesPages = {
  becomePartner: { path: 'company/become-a-partner', capability: 'enquiries' },
} as const satisfies PageTable

export const enquiriesRoutes: RoutesOf<typeof enquiriesPages> = {
  becomePartner: {
    file: 'enquiries/become-partner.route.tsx',
    layout: 'shop',
    texts: ['enquiry'],
    name: 'the partner form',
  },
}
