import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CALL_ACCESS, type CallerKind } from '#contracts/call-access.ts'
import { capabilitiesOf, OPTIONAL_CAPABILITIES } from '#contracts/capabilities/capability-calls.ts'
import { shopCalls } from '#contracts/shop-calls.ts'
import { NOT_IN_PUNCH_OUT } from '#domain/capabilities/capability.ts'
import { rightsTable } from '../fixtures/rights-table.fixture.ts'

const DOCUMENT = readFileSync(new URL('../../docs/security/rights.md', import.meta.url), 'utf8')

test('docs/security/rights.md lists who may make which API call', () => {
  const [, section = ''] = DOCUMENT.split('\n## Calls\n')
  const lines = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const cells = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const rows = cells.filter(([first = '']) => !/^-+$/.test(first))
  expect(rows).toEqual(rightsTable())
})

test('a punch-out session offers no capability whose API calls it may not make', () => {
  const isOpenTo = (kind: CallerKind) => (id: keyof typeof CALL_ACCESS) =>
    CALL_ACCESS[id].kinds.includes(kind)
  const closed = OPTIONAL_CAPABILITIES.filter((capability) => {
    const ids = shopCalls.map(({ id }) => id).filter((id) => capabilitiesOf(id).includes(capability))
    const closedToGuests = ids.filter((id) => !isOpenTo('guest')(id) && !isOpenTo('system')(id))
    return closedToGuests.length > 0 && !closedToGuests.some(isOpenTo('punchOut'))
  })
  expect([...NOT_IN_PUNCH_OUT].sort()).toEqual([...closed].sort())
})
