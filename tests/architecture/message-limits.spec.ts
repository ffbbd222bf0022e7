import { expect, it } from 'vitest'
import { sourcesOf } from './changes.ts'

/** Matches a literal limit in the values of a message. The view model must provide the domain’s constant instead. */
const LIMIT = /\bmost: \d/

const withLimit = (sources: ReadonlyMap<string, string>) =>
  [...sources].filter(([, source]) => LIMIT.test(source)).map(([path]) => path)

it('no component contains a limit as a literal in its message', () => {
  expect(withLimit(sourcesOf('src/ui/**/*.tsx'))).toEqual([])
})

it('reports a component with a limit as a literal', () => {
  const source = '<FormattedMessage id="lines.tooMany" values={{ lines, most: 5000 }} />'
  expect(withLimit(new Map([['src/ui/home/canary.tsx', source]]))).toEqual(['src/ui/home/canary.tsx'])
})
