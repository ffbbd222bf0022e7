import { rolesOf } from './column-roles.ts'

type Field = readonly [name: string, value: string]
type Fields = readonly Field[]

const SEPARATORS = [';', '&', '|', '\t', ' / ', ','] as const
const NAME_BEHIND_BLANK = /\s([\p{L}_][^\s=]{0,24}=)/gu
const FIELD =
  /^\??["']?([\p{L}_][\p{L}\p{N}_.-]{0,24})(?:\[\d{0,4}\])?["']? ?[=:] ?["']?([^="']{0,80})["']?$/u
const MARK = /[=:]/
const LINE_MAX = 2_000
/** Minimum share of lines that are fields; the others are headings and totals. */
const SHARE = 0.6

/** Records of "name=value" or "name: value" fields as rows below their names; undefined for any other text. */
export function fieldRecords(lines: readonly string[]): readonly (readonly string[])[] | undefined {
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.length === 0 || !filled.some((line) => MARK.test(line))) return undefined
  const read = filled.map((line) => ({ line, fields: fieldsIn(line) }))
  const records = read.filter(({ fields }) => fields !== undefined).length
  if (records < filled.length * SHARE) return undefined
  const names = [...new Set(read.flatMap(({ fields = [] }) => fields.map(([name]) => name)))]
  const roles = rolesOf(names) ?? []
  const isOrder = roles.includes('number') && roles.some((role) => role === 'quantity' || role === 'wanted')
  if (!isOrder) return undefined
  const rows = read.map(({ line, fields }) =>
    fields ? recordsIn(fields).map((record) => names.map((name) => record.get(name) ?? '')) : [[line]],
  )
  const first = read.findIndex(({ fields }) => fields !== undefined)
  return [...rows.slice(0, first).flat(), names, ...rows.slice(first).flat()]
}

function fieldsIn(line: string): Fields | undefined {
  if (line.length > LINE_MAX || !MARK.test(line)) return undefined
  const bare = line.trim().replace(/^[{[]|[}\]],?$/g, '')
  const splits = [
    ...SEPARATORS.map((separator) => bare.split(separator)),
    bare.replace(NAME_BEHIND_BLANK, '\n$1').split('\n'),
  ]
  for (const split of splits) {
    const parts = split.filter((part) => part.trim() !== '')
    const fields = parts.flatMap((part): Fields => {
      const [, name, value = ''] = FIELD.exec(part.trim()) ?? []
      return name === undefined ? [] : [[name, value.trim()]]
    })
    if (fields.length > 1 && fields.length === parts.length) return fields
  }
  return undefined
}

/** Splits fields into records: a repeated name starts the next record. */
function recordsIn(fields: Fields): readonly ReadonlyMap<string, string>[] {
  const records: Map<string, string>[] = []
  for (const [name, value] of fields) {
    if (!records.at(-1) || records.at(-1)?.has(name)) records.push(new Map())
    records.at(-1)?.set(name, value)
  }
  return records
}
