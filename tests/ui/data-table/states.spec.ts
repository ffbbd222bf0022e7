import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GOODS_STATES } from '#domain/goods/goods-state.ts'
import { stateCell, STATES, type State } from '#ui/data-table/states.ts'

const texts = JSON.parse(readFileSync('src/ui/messages/en.json', 'utf8')) as Record<string, string>
const guide = readFileSync('docs/guides/states.md', 'utf8').replaceAll(/ {2,}/g, ' ')

const KINDS = {
  orders: [...GOODS_STATES, 'OTHER'],
  'invoices and credit notes': ['open', 'partPaid', 'paid', 'overdue', 'applied'],
  claims: ['RECEIVED', 'IN_REVIEW', 'ACCEPTED', 'REJECTED', 'CLOSED', 'OTHER'],
  appointments: ['requested', 'confirmed', 'inPreparation', 'ready', 'collected', 'missed', 'cancelled'],
  'cost centres': ['active', 'closed'],
} as const satisfies Record<string, readonly State[]>

/** States that may have the icon of another state, because users need not distinguish the two. */
const SAME: ReadonlySet<string> = new Set<State>(['applied'])

describe.each(Object.entries(KINDS))('the statuses of %s', (_kind, states) => {
  it('have different icons', () => {
    const icons = states.filter((state) => !SAME.has(state)).map((state) => STATES[state].icon)
    expect(new Set(icons).size).toBe(icons.length)
  })
})

it.each(Object.keys(STATES) as State[])(
  'the document docs/guides/states.md lists the status %s with its label, icon and colour',
  (state) => {
    const { icon, severity } = STATES[state]
    expect(guide).toContain(`| \`${state}\` | ${texts[`state.${state}`]} | \`${icon}\` | ${severity} |`)
  },
)

it('a cell shows the label, the icon and the colour of its status', () =>
  expect(stateCell('shipped')).toEqual({
    kind: 'state',
    messageId: 'state.shipped',
    severity: 'info',
    icon: 'truck',
  }))
