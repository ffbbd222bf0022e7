import type { PageTable } from './page-table.ts'

export const enquiriesPages = {
  becomePartner: {
    path: 'company/become-a-partner',
    file: 'enquiries/become-partner.route.tsx',
    layout: 'shop',
    capability: 'enquiries',
    texts: ['enquiry'],
    name: 'the partner form',
  },
} as const satisfies PageTable
