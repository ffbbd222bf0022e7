import { PERSON_ROLES, type Person, type PersonState } from '#domain/people/person.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListDefinition } from '../data-table/list-definition.ts'

const SEVERITY_OF = {
  ACTIVE: 'positive',
  DEACTIVATED: 'neutral',
  INVITED: 'info',
  EXPIRED: 'warning',
} as const satisfies Record<PersonState, cells.CellSeverity>

export const peopleList: ListDefinition<Person> = {
  name: 'people',
  routeId: 'people',
  sort: { by: 'name', desc: false },
  isSearched: true,
  keyOf: ({ personId }) => personId,
  nameOf: ({ name, email }) => name || email,
  filters: [
    { id: 'role', kind: 'choice', values: [...PERSON_ROLES] },
    { id: 'state', kind: 'choice', values: Object.keys(SEVERITY_OF) },
  ],
  columns: [
    {
      id: 'name',
      isHeading: true,
      isSortable: true,
      cell: ({ name, email }) => cells.text(name || email, name === '' ? undefined : email),
    },
    { id: 'role', isSortable: true, cell: ({ role }) => cells.message(`list.value.role.${role}`) },
    {
      id: 'state',
      isSortable: true,
      cell: ({ state }) => cells.status(`list.value.state.${state}`, SEVERITY_OF[state]),
    },
    { id: 'lastLoginAt', isSortable: true, cell: ({ lastLoginAt }) => cells.day(lastLoginAt) },
    { id: 'expiresAt', isExtra: true, cell: ({ expiresAt }) => cells.day(expiresAt) },
    {
      id: 'orderLimit',
      isExtra: true,
      isPrice: true,
      align: 'end',
      cell: ({ orderLimit }) => cells.money(orderLimit),
    },
    { id: 'actions', isControl: true, place: 'wide', cell: () => undefined },
  ],
}
