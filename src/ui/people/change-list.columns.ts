import { PERSON_RIGHTS, PERSON_ROLES, type PersonChange } from '#domain/people/person.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListDefinition } from '../data-table/list-definition.ts'

const SETTINGS = ['companyRole', 'orderLimit', 'seesColleagues', 'deliveryAddresses', 'costCentres'] as const
const STATES = ['ACTIVE', 'DEACTIVATED', 'INVITED', 'EXPIRED'] as const

/** Newest first. */
export const changeList: ListDefinition<PersonChange> = {
  name: 'peoplechanges',
  routeId: 'peopleChanges',
  sort: { by: 'at', desc: true },
  isSearched: true,
  keyOf: ({ changeId }) => changeId,
  nameOf: ({ person }) => person,
  filters: [],
  columns: [
    { id: 'at', cell: ({ at }) => cells.text(`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`) },
    { id: 'by', cell: ({ by }) => cells.text(by) },
    { id: 'person', isHeading: true, cell: ({ person }) => cells.text(person) },
    { id: 'what', cell: ({ what }) => nameOf(what) },
    { id: 'from', cell: ({ what, from }) => valueOf(what, from) },
    { id: 'to', cell: ({ what, to }) => valueOf(what, to) },
  ],
}

function nameOf(what: string): cells.CellValue {
  const right = PERSON_RIGHTS.find((known) => known === what)
  if (right) return cells.word(`list.right.${right}`)
  const setting = SETTINGS.find((known) => known === what)
  if (setting) return cells.word(`people.setting.${setting}`)
  return cells.word('list.column.state')
}

/** The API writes codes; amounts are minor units. */
function valueOf(what: string, value: string): cells.CellValue {
  if (value === 'true' || value === 'false') {
    const isOn = what === 'isDeactivated' ? value === 'false' : value === 'true'
    if (what === 'isDeactivated') return cells.word(`list.value.state.${isOn ? 'ACTIVE' : 'DEACTIVATED'}`)
    return cells.word(isOn ? 'people.on' : 'people.off')
  }
  const role = PERSON_ROLES.find((known) => known === value)
  if (role) return cells.word(`list.value.role.${role}`)
  const state = STATES.find((known) => known === value)
  if (state) return cells.word(`list.value.state.${state}`)
  if (value === 'asked' || value === 'declined') return cells.word(`people.${value}`)
  return cells.text(what === 'orderLimit' && value !== '' ? (Number(value) / 100).toFixed(2) : value)
}
