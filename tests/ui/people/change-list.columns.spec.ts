import { expect, it } from 'vitest'
import { changeList } from '#ui/people/change-list.columns.ts'

const cellsOf = (subject: string, to: string) => {
  const change = { changeId: '1', at: '', by: 'A', person: 'B', what: subject, from: '', to }
  const cellOf = (id: string) => changeList.columns.find((column) => column.id === id)?.cell(change)
  return [cellOf('what'), cellOf('to')]
}
const word = (messageId: string) => ({ kind: 'word', messageId, values: undefined })
const text = (value: string) => ({ kind: 'text', text: value, note: undefined })

it.each([
  ['order', 'true', word('list.right.order'), word('people.on')],
  ['people', 'declined', word('list.right.people'), word('people.declined')],
  ['state', 'INVITED', word('list.column.state'), word('list.value.state.INVITED')],
  ['name', 'Jo Ning', word('people.column.name'), text('Jo Ning')],
  ['companyRole', 'BUYER', word('people.setting.companyRole'), word('list.value.role.BUYER')],
  ['budget', '90000', word('costCentres.budget'), text('900.00')],
  ['isOpen', 'false', word('costCentres.takesOrders'), word('people.off')],
  ['deliveryAddress', 'Ring 1', word('list.value.kind.SHIPPING'), text('Ring 1')],
  ['onBehalf', 'CLAIM', word('onBehalf.title'), word('onBehalf.reason.CLAIM')],
])('the list of changes displays the change of %s to %s as text', (subject, to, named, value) => {
  expect(cellsOf(subject, to)).toEqual([named, value])
})

it('the list of changes distinguishes two persons with the same name by their e-mail addresses', () => {
  const change = { changeId: '1', at: '', by: 'A', byEmail: 'a@b.test', person: 'A', personEmail: 'c@b.test' }
  const of = (id: string) =>
    changeList.columns.find((column) => column.id === id)?.cell({ ...change, what: 'name', from: '', to: '' })
  expect([of('by'), of('person')]).toMatchObject([{ note: 'a@b.test' }, { note: 'c@b.test' }])
})
