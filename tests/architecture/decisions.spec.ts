import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Folder = Readonly<Record<string, string>>

const FOLDER = new URL('../../docs/decisions/', import.meta.url)
const INDEX = 'README.md'
const TEMPLATE = '0000-template.md'
const REFERENCE = String.raw`\[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\)`
const STATUS = new RegExp(`^(?:accepted|(?:superseded|amended) by ${REFERENCE}(?:, ${REFERENCE})*)$`)
/** Header field of the younger record, by the status of the older one. */
const INVERSE = { superseded: 'Supersedes', amended: 'Amends' } as const

const decisions: Folder = Object.fromEntries(
  readdirSync(FOLDER)
    .filter((name) => name !== TEMPLATE)
    .map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')]),
)

function fieldOf(record: string, name: string): string {
  return new RegExp(`^- ${name}: (.*)$`, 'm').exec(record)?.[1] ?? ''
}

function targetsOf(field: string): string[] {
  return [...field.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!)
}

function fileNameOf(heading: string): string {
  const words = heading
    .toLowerCase()
    .replaceAll(/'|`/g, '')
    .split(/[^a-z0-9]+/)
  return `${words.filter((word) => word !== '').join('-')}.md`
}

/** Missing or wrong: file name, status, row of the index, and links between records in both directions. */
function faultsOf(folder: Folder): string[] {
  const errors: string[] = []
  const records = Object.entries(folder).filter(([name]) => name !== INDEX)
  const numbers = records.map(([name]) => name.slice(0, 4))
  for (const number of numbers)
    if (numbers.filter((other) => other === number).length > 1) errors.push(`${number}: number used twice`)
  for (const [name, record] of records) {
    const heading = /^# (.*)$/m.exec(record)?.[1] ?? ''
    if (fileNameOf(heading) !== name) errors.push(`${name}: the title asks for ${fileNameOf(heading)}`)
    const status = fieldOf(record, 'Status')
    if (!STATUS.test(status)) errors.push(`${name}: unknown status "${status}"`)
    const statusInIndex = status.replaceAll(/\[(\d{4})\]\([^)]*\)/g, '$1')
    const title = heading.slice('0000. '.length)
    const row = new RegExp(String.raw`^\| \[${name.slice(0, 4)}\]\(${name}\) +\| (.*?) +\| (.*?) +\|$`, 'm')
    const [, titleInIndex, stateInIndex] = row.exec(folder[INDEX] ?? '') ?? []
    if (titleInIndex !== title || stateInIndex !== statusInIndex)
      errors.push(
        `${name}: ${INDEX} needs the row | [${name.slice(0, 4)}](${name}) | ${title} | ${statusInIndex} |`,
      )
    for (const [state, field] of Object.entries(INVERSE)) {
      const younger = status.startsWith(state) ? targetsOf(status) : []
      for (const target of younger)
        if (!targetsOf(fieldOf(folder[target] ?? '', field)).includes(name))
          errors.push(`${name}: ${target} needs "- ${field}: [${name.slice(0, 4)}](${name})"`)
      for (const target of targetsOf(fieldOf(record, field))) {
        const statusOfOlder = fieldOf(folder[target] ?? '', 'Status')
        if (!statusOfOlder.startsWith(state) || !targetsOf(statusOfOlder).includes(name))
          errors.push(`${name}: ${target} needs the status "${state} by [${name.slice(0, 4)}](${name})"`)
      }
    }
  }
  return errors
}

it('decision records and their index agree in names, titles, statuses and links', () => {
  expect(faultsOf(decisions)).toEqual([])
})

const SAMPLE: Folder = {
  [INDEX]: [
    '| [0001](0001-use-a-queue.md) | Use a queue | amended by 0002 |',
    '| [0002](0002-bound-the-queue.md) | Bound the queue | accepted |',
  ].join('\n'),
  '0001-use-a-queue.md': '# 0001. Use a queue\n\n- Status: amended by [0002](0002-bound-the-queue.md)\n',
  '0002-bound-the-queue.md':
    '# 0002. Bound the queue\n\n- Status: accepted\n- Amends: [0001](0001-use-a-queue.md)\n',
}

it('sample records without a fault are accepted', () => {
  expect(faultsOf(SAMPLE)).toEqual([])
})

it.each([
  ['a missing row of the index', { [INDEX]: '' }, 'README.md needs the row'],
  [
    'a title that differs from the file name',
    { '0003-x.md': '# 0003. Y\n\n- Status: accepted\n' },
    '0003-y.md',
  ],
  ['a number used twice', { '0002-x.md': '# 0002. X\n\n- Status: accepted\n' }, 'number used twice'],
  [
    'an invalid status',
    { '0002-bound-the-queue.md': '# 0002. Bound the queue\n\n- Status: goes on from 0001\n' },
    'unknown status',
  ],
  [
    'a link only in the older record',
    { '0002-bound-the-queue.md': '# 0002. Bound the queue\n\n- Status: accepted\n' },
    'needs "- Amends: [0001]',
  ],
  [
    'a link only in the newer record',
    { '0001-use-a-queue.md': '# 0001. Use a queue\n\n- Status: accepted\n' },
    'needs the status "amended by [0002]',
  ],
])('%s is reported', (_, planted, error) => {
  expect(faultsOf({ ...SAMPLE, ...planted }).join('\n')).toContain(error)
})
