import type { PageTable, RoutesOf } from './page-table.ts'

export const partnerInterfacePages = {
  partnerinterface: {
    path: 'infocenter/partnerinterface',
    menu: { group: 'infocenter.settings', text: 'partner.title', right: 'partnerInterface' },
    capability: 'partnerInterface',
  },
} as const satisfies PageTable

export const partnerInterfaceRoutes: RoutesOf<typeof partnerInterfacePages> = {
  partnerinterface: {
    file: 'partner-interface/partner.route.tsx',
    layout: 'info-centre',
    texts: ['partner'],
    name: 'the partner interface',
  },
}
