import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import messages from '#ui/messages/en.json' with { type: 'json' }
import { partOfText } from '#ui/intl/text-parts.ts'
import { messageIdsIn } from '../../scripts/message-ids.ts'
import { cruise, CRUISE_TIMEOUT, type CruisedModule } from './cruise.ts'

/** Behind the login, at the checkout and for administrators: these pages have all texts. */
const ACCOUNT_PAGE =
  /^src\/ui\/(?:infocenter\/.+|checkout\/.+|admin\/.+)\.route\.tsx?$|(?:infocenter|checkout|redirect)\.layout\.tsx$/
const PAGE = /^src\/ui\/.+\.(?:route|layout)\.tsx?$|^src\/ui\/(?:root|entry\.client)\.tsx$/

const IDS = Object.keys(messages)

it('no page asks for a text that it does not fetch', { timeout: CRUISE_TIMEOUT }, () => {
  const { modules } = cruise('src')
  const pages = modules.map(({ source }) => source).filter((file) => PAGE.test(file))
  const accountPages = pages.filter((file) => ACCOUNT_PAGE.test(file))
  const shopPages = pages.filter((file) => !ACCOUNT_PAGE.test(file))
  expect(shopPages.length).toBeGreaterThan(15)
  expect(accountPages.length).toBeGreaterThan(25)

  const missing = reachedFrom(shopPages, modules).flatMap((file) =>
    textsIn(file)
      .filter((id) => partOfText(id) === 'account')
      .map((id) => `${file}: ${id}`),
  )
  expect(missing).toEqual([])
})

function reachedFrom(files: readonly string[], modules: readonly CruisedModule[]): string[] {
  const imports = new Map(modules.map(({ source, dependencies }) => [source, dependencies]))
  const reached = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file) || !/^src\/.+\.tsx?$/.test(file)) continue
    reached.add(file)
    const needed = (imports.get(file) ?? []).filter(
      ({ dependencyTypes }) => !dependencyTypes.includes('type-only'),
    )
    open.push(...needed.map(({ resolved }) => resolved))
  }
  return [...reached]
}

function textsIn(file: string): string[] {
  const { whole, beginnings } = messageIdsIn(readFileSync(file, 'utf8'))
  return IDS.filter((id) => whole.includes(id) || beginnings.some((beginning) => id.startsWith(beginning)))
}
