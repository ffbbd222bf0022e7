import type { AppRoute } from '@ts-rest/core'
import type { Capability } from '#contracts/capabilities/capability-calls.ts'
import type { ProbeFixtures } from '../kit/probe-fixtures.ts'
import { assertProbe, assertProbeEqual, requireValue } from '../kit/outcome.ts'
import { probesOf, type Probe } from '../kit/probe.ts'

type Row = Readonly<Record<string, unknown>>
type Listed = { readonly items: readonly Row[]; readonly pagination: { readonly total: number } }

type ListOf = {
  readonly capability: Capability
  readonly requirement: string
  /** Noun for the list in the sentences of the report. */
  readonly name: string
  readonly route: AppRoute
  readonly body?: object
  /** Fields of a row that `sort_by` accepts; their values are integers or ISO dates. */
  readonly sortedBy: readonly string[]
  /** Searchable identifier of a row. */
  readonly id: (row: Row) => string
  /** The date to which the filters `dateFrom` and `dateTo` apply. */
  readonly date?: (row: Row) => string
}

const NONSENSE = 'qzxqzxqzx'

/** Probes that apply to every list: paging, sorting, search, date filters. */
export function listProbes({
  capability,
  requirement,
  name,
  route,
  body = {},
  sortedBy,
  id,
  date,
}: ListOf): readonly Probe[] {
  const list = async (fixtures: ProbeFixtures, conditions: object = {}) => {
    const customer = await fixtures.customer()
    return (await customer.ask(route, { start: 0, length: 10, filter: {}, ...body, ...conditions })) as Listed
  }
  const some = async (fixtures: ProbeFixtures) => {
    const { items } = await list(fixtures, { length: 100 })
    requireValue(items[0], `entry of the ${name}`)
    return items
  }
  const sorted = (field: string) =>
    [
      'INFO-20',
      `The ${name} can be sorted by ${field}, both ways.`,
      async (fixtures: ProbeFixtures) => {
        const values = async (desc: 0 | 1) =>
          (await list(fixtures, { sort_by: field, desc, length: 1000 })).items.map((row) => row[field] ?? '')
        const [up, down] = [await values(0), await values(1)]
        if (up.length < 2) requireValue(undefined, `second entry of the ${name}`)
        assertProbeEqual(down.toReversed(), up, `${field}, descending backwards`)
        const isInOrder = up.every((value, index) => index === 0 || value >= (up[index - 1] ?? ''))
        assertProbe(isInOrder, `${field} is not in order`)
      },
    ] as const

  return probesOf(capability, [
    [
      'INFO-20',
      `Pages of the ${name} follow each other: no entry twice, none left out, the same total.`,
      async (fixtures) => {
        const long = await list(fixtures, { length: 4 })
        if (long.items.length < 2) requireValue(undefined, `second entry of the ${name}`)
        const pages = [await list(fixtures, { length: 2 }), await list(fixtures, { start: 2, length: 2 })]
        assertProbeEqual(
          pages.flatMap(({ items }) => items.map(id)),
          long.items.map(id),
          'two pages of two against one of four',
        )
        assertProbe(new Set(long.items.map(id)).size === long.items.length, 'an entry comes twice')
        for (const page of pages) assertProbeEqual(page.pagination.total, long.pagination.total, 'total')
      },
    ],
    [
      'INFO-20',
      `Beyond the last page of the ${name} there is nothing.`,
      async (fixtures) => {
        const { pagination } = await list(fixtures)
        const beyond = await list(fixtures, { start: pagination.total, length: 5 })
        assertProbeEqual(beyond.items.length, 0, 'entries')
      },
    ],
    ...sortedBy.map(sorted),
    [
      'INFO-20',
      `The ${name} can be searched by number; what nothing matches finds nothing.`,
      async (fixtures) => {
        const rows = await some(fixtures)
        const entry = requireValue(rows.at(-1), 'entry')
        const listed = await list(fixtures, { term: id(entry) })
        assertProbe(listed.items.map(id).includes(id(entry)), `"${id(entry)}" does not find itself`)
        const { total } = (await list(fixtures)).pagination
        assertProbe(total < 5 || listed.pagination.total < total, `"${id(entry)}" finds everything`)
        const nothing = await list(fixtures, { term: NONSENSE })
        assertProbeEqual(
          [nothing.items.length, nothing.pagination.total],
          [0, 0],
          'entries of a nonsense term',
        )
      },
    ],
    ...(date
      ? [
          [
            requirement,
            `The ${name} can be narrowed to a day, both ends included.`,
            async (fixtures: ProbeFixtures) => {
              const rows = await some(fixtures)
              const day = date(requireValue(rows[Math.floor(rows.length / 2)], 'entry')).slice(0, 10)
              const listed = await list(fixtures, { length: 100, filter: { dateFrom: day, dateTo: day } })
              assertProbe(listed.items.length > 0, `nothing is found on ${day}`)
              const otherEntry = listed.items.find((row) => date(row).slice(0, 10) !== day)
              assertProbe(otherEntry === undefined, `${otherEntry && date(otherEntry)} is found on ${day}`)
              assertProbeEqual(
                listed.items.length,
                rows.filter((row) => date(row).slice(0, 10) === day).length,
                `entries of ${day}`,
              )
            },
          ] as const,
        ]
      : []),
  ])
}
