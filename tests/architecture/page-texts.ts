import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import messages from '#ui/messages/en.json' with { type: 'json' }
import routes from '#ui/routes.ts'
import { partOfText } from '#ui/intl/text-parts.ts'
import { messageIdsIn } from '../../scripts/message-ids.ts'
import type { CruisedModule } from './cruise.ts'

/** The layouts behind the login and at the checkout. */
const ACCOUNT_LAYOUT = /(?:infocenter|checkout|redirect)\.layout\.tsx$/
const PAGE = /^src\/ui\/.+\.(?:route|layout)\.tsx?$|^src\/ui\/(?:root|entry\.client)\.tsx$/

/** Behind the login, at the checkout, about the company and for administrators: these pages have all texts. */
const ACCOUNT_PAGES = new Set([
  'src/ui/admin/admin.route.tsx',
  'src/ui/company/company.route.tsx',
  'src/ui/enquiries/become-partner.route.tsx',
  'src/ui/favourites/shared-list/shared-list.route.tsx',
  ...filesBelow(routes, false),
])

const IDS = Object.keys(messages)

/** The pages of the shop that load the texts of their part alone, and those that load all. */
export function pagesOf(modules: readonly CruisedModule[]) {
  const pages = modules.map(({ source }) => source).filter((file) => PAGE.test(file))
  return {
    account: pages.filter((file) => ACCOUNT_PAGES.has(file)),
    shop: pages.filter((file) => !ACCOUNT_PAGES.has(file)),
  }
}

/** Texts of the account that these pages ask for. */
export function accountTextsOf(pages: readonly string[], modules: readonly CruisedModule[]): string[] {
  return reachedFrom(pages, modules).flatMap((file) =>
    textsIn(file)
      .filter((id) => partOfText(id) === 'account')
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

function textsIn(file: string): string[] {
  const { whole, beginnings } = messageIdsIn(readFileSync(file, 'utf8'))
  return IDS.filter((id) => whole.includes(id) || beginnings.some((beginning) => id.startsWith(beginning)))
}

/** The files of the account layouts and of every route inside them. */
function filesBelow(entries: readonly RouteConfigEntry[], isInAccount: boolean): string[] {
  return entries.flatMap(({ file, children = [] }) => {
    const isAccount = isInAccount || ACCOUNT_LAYOUT.test(file)
    return [...(isAccount ? [`src/ui/${file}`] : []), ...filesBelow(children, isAccount)]
  })
}
