import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A constant with an observer component, and the name of the component's function. */
const OBSERVER = /\bconst (\w+) = observer\(\s*function (\w+)/g

const observersIn = (code: string) =>
  [...code.matchAll(OBSERVER)].map(([, constant, component]) => ({ constant, component }))

const misnamedIn = (code: string): string[] =>
  observersIn(code).flatMap(({ constant, component }) =>
    constant === component ? [] : [`${constant} contains ${component}`],
  )

it('the function of each observer component has the name of its constant', () => {
  const files = globSync('src/**/*.tsx').map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  expect(files.flatMap(({ code }) => observersIn(code)).length).toBeGreaterThan(0)
  const misnamed = files.flatMap(({ file, code }) => misnamedIn(code).map((names) => `${file}: ${names}`))
  expect(misnamed).toEqual([])
})

it('an observer component whose function has another name is reported', () => {
  const planted =
    'export const Price = observer(function Amount() {})\nconst Sum = observer(function Sum() {})'
  expect(misnamedIn(planted)).toEqual(['Price contains Amount'])
})
