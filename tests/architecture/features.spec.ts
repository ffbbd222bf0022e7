import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Feature folders about URLs: only their scenarios may contain paths and statuses. */
const ABOUT_ADDRESSES = /^features\/(?:routing|redirects)\//
const PATH = /(?:^|[\s"'(|:=])\/[\w%.:-]|[?&][\w.]+=/
const STATUS =
  /\b(?:answer\w*|status\w*|code|with)(?: is| of)? [1-5]\d\d(?!\d| \w)|"(?:200|30[12378]|40[013459]|410|422|429|50[0-4])"/i

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())

/** Lines of a feature with a path or a status, also with a status in the table column "status". */
function technicalLines(feature: string): string[] {
  let header: string[] = []
  let isInTable = false
  return feature.split('\n').filter((line) => {
    const isRow = line.trimStart().startsWith('|')
    if (isRow && !isInTable) header = cellsOf(line)
    isInTable = isRow
    const isStatus =
      isRow && cellsOf(line).some((cell, index) => header[index] === 'status' && /^[1-5]\d\d$/.test(cell))
    return isStatus || PATH.test(line) || STATUS.test(line)
  })
}

it('only features about URLs mention paths or statuses', () => {
  const files = globSync('features/**/*.feature').filter((file) => !ABOUT_ADDRESSES.test(file))
  expect(files.length).toBeGreaterThan(40)
  const foundFiles = files.flatMap((file) =>
    technicalLines(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(foundFiles).toEqual([])
})

it.each([
  'When they open the address "/en/vin"',
  '| /infocenter/forms |',
  '{"path":"/en"}',
  'Then they see the parts at "?categories=E14"',
  'Then the answer is 404',
  'Then it leads home with 302',
  'Then they see "503"',
  '| page | status |\n| home | 200 |',
])('reports the technical line %s of a feature file', (text) => {
  expect(technicalLines(text)).toHaveLength(1)
})

it.each([
  'And they fill in "street" with 300 characters',
  'Min. / max.',
  '| total |\n| 400 |',
  'When they change the quantity to "100"',
])('accepts the line %s of a feature file', (text) => {
  expect(technicalLines(text)).toEqual([])
})
