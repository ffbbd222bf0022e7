import { readFileSync } from 'node:fs'
import messages from '#ui/messages/en.json' with { type: 'json' }
import { pathPattern } from '#domain/pages/localised-path.ts'
import { PAGE_ROUTES, ROUTE_IDS } from '#domain/pages/pages.ts'
import { textPartOf, partsOfPage } from '#ui/intl/text-parts.ts'
import { messageIdsIn } from '../../scripts/message-ids.ts'
import type { CruisedModule } from './cruise.ts'

const PAGE = /^src\/ui\/.+\.(?:route|layout)\.tsx?$|^src\/ui\/(?:root|entry\.client)\.tsx$/

/** Pages that load all texts: behind the login, at the checkout, about the company and for administrators. */
const ACCOUNT_PAGES = new Set([
  ...['infocenter', 'checkout', 'redirect'].map((layout) => `src/ui/layout/${layout}.layout.tsx`),
  ...ROUTE_IDS.filter((id) => partsOfPage(pathPattern(id, 'en').split('/')[0]).includes('account')).map(
    (id) => `src/ui/${PAGE_ROUTES[id].file}`,
  ),
])

const IDS = Object.keys(messages)

/** `shop`: pages that load no account texts. `account`: pages that load all texts. */
export function pagesOf(modules: readonly CruisedModule[]) {
  const pages = modules.map(({ source }) => source).filter((file) => PAGE.test(file))
  return {
    account: pages.filter((file) => ACCOUNT_PAGES.has(file)),
    shop: pages.filter((file) => !ACCOUNT_PAGES.has(file)),
  }
}

/** Account texts that these pages or the files imported by them use. */
export function accountTextsOf(pages: readonly string[], modules: readonly CruisedModule[]): string[] {
  return reachedFrom(pages, modules).flatMap((file) =>
    textsIn(file)
      .filter((id) => textPartOf(id) === 'account')
      .map((id) => `${file}: ${id}`),
  )
}

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

/** Message ids in a file. Page tables are skipped: only the info centre shows the menu texts in them. */
function textsIn(file: string): string[] {
  if (file.endsWith('.pages.ts')) return []
  const { whole, beginnings } = messageIdsIn(readFileSync(file, 'utf8'))
  return IDS.filter((id) => whole.includes(id) || beginnings.some((beginning) => id.startsWith(beginning)))
}
