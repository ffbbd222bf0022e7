import { REQUESTABLE_RIGHTS, PERSON_ROLES, type PersonChange } from '#domain/people/person.ts'
import * as cells from '../data-table/list-cells.ts'
import type { ListDefinition } from '../data-table/list-definition.ts'

/** Message ids of the settings that occur in the log. */
const SETTINGS: ReadonlyMap<string, string> = new Map([
  ['name', 'people.column.name'],
  ['companyRole', 'people.setting.companyRole'],
  ['orderLimit', 'people.setting.orderLimit'],
  ['seesColleagues', 'people.setting.seesColleagues'],
  ['deliveryAddresses', 'people.setting.deliveryAddresses'],
  ['costCentres', 'people.setting.costCentres'],
  ['budget', 'costCentres.budget'],
  ['isOpen', 'costCentres.takesOrders'],
  ['deliveryAddress', 'list.value.kind.SHIPPING'],
  ['defaultAddress', 'list.column.isDefault'],
  ['billingAddress', 'list.value.kind.BILLING'],
  ['creditLimit', 'statement.creditLimit'],
  ['masterData', 'forms.topic.MASTER_DATA'],
  ['onBehalf', 'onBehalf.title'],
])
/** Settings whose values are amounts in minor units. */
const AMOUNTS: readonly string[] = ['orderLimit', 'budget']
const STATES = ['ACTIVE', 'DEACTIVATED', 'INVITED', 'EXPIRED'] as const

/** Log of the changes of persons, newest first. */
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
    { id: 'by', cell: ({ by, byEmail }) => cells.text(by, byEmail) },
    {
      id: 'person',
      isHeading: true,
      cell: ({ person, personEmail }) => cells.text(person, personEmail === person ? undefined : personEmail),
    },
    { id: 'what', cell: ({ what }) => nameOf(what) },
    { id: 'from', cell: ({ what, from }) => valueOf(what, from) },
    { id: 'to', cell: ({ what, to }) => valueOf(what, to) },
  ],
}

function nameOf(subject: string): cells.CellValue {
  const right = REQUESTABLE_RIGHTS.find((candidate) => candidate === subject)
  if (right) return cells.message(`list.right.${right}`)
  return cells.message(SETTINGS.get(subject) ?? 'list.column.state')
}

/** Cell for the old or new value of a setting. The API logs codes, and amounts in minor units. */
function valueOf(subject: string, value: string): cells.CellValue {
  if (value === 'true' || value === 'false') {
    const isOn = subject === 'isDeactivated' ? value === 'false' : value === 'true'
    if (subject === 'isDeactivated')
      return cells.message(`list.value.state.${isOn ? 'ACTIVE' : 'DEACTIVATED'}`)
    return cells.message(isOn ? 'people.on' : 'people.off')
  }
  const role = PERSON_ROLES.find((candidate) => candidate === value)
  if (role) return cells.message(`list.value.role.${role}`)
  const state = STATES.find((candidate) => candidate === value)
  if (state) return cells.message(`list.value.state.${state}`)
  if (subject === 'onBehalf' && value !== '')
    return cells.message(value === 'CODE' ? 'onBehalf.code' : `onBehalf.reason.${value}`)
  if (value === 'asked' || value === 'declined') return cells.message(`people.${value}`)
  return cells.text(AMOUNTS.includes(subject) && value !== '' ? (Number(value) / 100).toFixed(2) : value)
}
