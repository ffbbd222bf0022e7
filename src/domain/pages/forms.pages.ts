import type { PageTable } from './page-table.ts'

export const formsPages = {
  forms: {
    path: 'infocenter/forms',
    file: 'forms/forms.route.tsx',
    layout: 'info-centre',
    menu: { group: 'infocenter.settings', text: 'forms.title' },
    capability: 'forms',
    texts: ['forms'],
    name: 'the forms',
  },
} as const satisfies PageTable
