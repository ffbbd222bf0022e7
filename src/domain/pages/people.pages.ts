import type { PageTable, RoutesOf } from './page-table.ts'

export const peoplePages = {
  people: {
    path: 'infocenter/people',
    menu: { group: 'infocenter.settings', text: 'list.title.people', right: 'people' },
    capability: 'people',
  },
  peopleChanges: { path: 'infocenter/people/changes', capability: 'people' },
  askForRight: { path: 'infocenter/askforright', capability: 'people' },
  invitation: { path: 'login/invitation', capability: 'people' },
} as const satisfies PageTable

export const peopleRoutes: RoutesOf<typeof peoplePages> = {
  people: {
    file: 'people/people.route.tsx',
    layout: 'info-centre',
    texts: ['people'],
    name: 'the people of the company',
  },
  peopleChanges: {
    file: 'people/changes.route.tsx',
    layout: 'info-centre',
    texts: ['people'],
    name: 'the log of the company',
  },
  askForRight: {
    file: 'people/ask-for-right.route.tsx',
    layout: 'info-centre',
    texts: ['people'],
    name: 'the page for a missing right',
  },
  invitation: {
    file: 'people/invitation.route.tsx',
    layout: 'shop',
    name: 'the invitation',
  },
}
