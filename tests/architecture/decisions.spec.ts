import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const FOLDER = new URL('../../docs/decisions/', import.meta.url)
/** Beside the template. */
const records = readdirSync(FOLDER).filter((name) => /^(?!0000)\d{4}-/.test(name))

it('each decision has a number of its own, which its heading repeats', () => {
  const numbers = records.map((name) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  const headings = records.map((name) => /^# (\d{4})/.exec(readFileSync(new URL(name, FOLDER), 'utf8'))?.[1])
  expect(headings).toEqual(numbers)
})
