import type { PageTable, RoutesOf } from './page-table.ts'

export const formsPages = {
  forms: {
    path: 'infocenter/forms',
    menu: { group: 'infocenter.settings', text: 'forms.title' },
    capability: 'forms',
  },
} as const satisfies PageTable

export const formsRoutes: RoutesOf<typeof formsPages> = {
  forms: { file: 'forms/forms.route.tsx', layout: 'info-centre', texts: ['forms'], name: 'the forms' },
}
