import type { PageTable } from './page-table.ts'

export const partnerInterfacePages = {
  partnerinterface: {
    path: 'infocenter/partnerinterface',
    file: 'partner-interface/partner.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.settings', text: 'partner.title', right: 'partnerInterface' },
    capability: 'partnerInterface',
    texts: ['partner'],
    name: 'the partner interface',
  },
} as const satisfies PageTable
