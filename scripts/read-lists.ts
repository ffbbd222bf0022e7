/**
 * `npm run --silent read-lists -- DIR`: parses each file of a folder as the quick order does, and prints the result as
 * one line of JSON per file. A `.paste` file is handled as pasted UTF-8 text, any other file as an upload.
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { when } from 'mobx'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { readConfiguration } from '#adapters/server/configuration.ts'
import { LogIn } from '#application/authentication/log-in.ts'
import { DEFAULT_COUNTRY_ID } from '#domain/locale/language.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { compose } from '#ui/composition/compose.ts'
import '#ui/quick-order/quick-order.module.ts'
import type { GridRow } from '#ui/order-grid/grid-row.view-model.ts'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'

const TIMEOUT_MS = 60_000
const STATES: Readonly<Record<string, string>> = {
  found: 'ok',
  rounded: 'ok',
  backorder: 'ok',
  replaced: 'ok',
  choose: 'ambiguous',
  'not-found': 'unknown',
  quantity: 'unclear-quantity',
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: npm run --silent read-lists -- DIR')
  process.exit(1)
}
const configuration = readConfiguration(process.env)
if (!configuration.ok) {
  console.error(configuration.error.message)
  process.exit(1)
}
const { catalogueSeed, catalogueSize } = configuration.value
const backend = createMockBackend({ seed: catalogueSeed, size: catalogueSize, latencyMs: 0 })
const ignore = () => {}
const shop = compose({
  fetch: (request) => backend.respond(request),
  origin: 'https://shop.test',
  clock: { now: () => Date.now(), after: () => ignore, every: () => ignore },
  timeoutMs: TIMEOUT_MS,
  retryPolicy: { pause: () => Promise.resolve(), chance: () => 0, now: () => performance.now() },
  sessionStorage: { save: ignore, clear: ignore, savePricesHidden: ignore },
  cookieJar: new RequestCookieJar(null),
  language: 'en',
  countryId: DEFAULT_COUNTRY_ID,
  dehydrated: { answers: [] },
})
await shop.get(LogIn).run({ username: 'full@demo.test', password: 'demo' })

const entries = await readdir(folder, { withFileTypes: true })
const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
for (const file of files.toSorted()) {
  console.log(JSON.stringify({ file, ...(await readingOf(join(folder, file))) }))
}

async function readingOf(path: string) {
  const bytes = await readFile(path)
  const { table } = shop.get(QuickOrderViewModel)
  if (path.endsWith('.paste')) await table.intake.paste(bytes.toString('utf8'))
  else await table.intake.readFiles([{ name: path, size: bytes.length, bytes: () => Promise.resolve(bytes) }])
  await when(() => !table.rows.all.some(({ isAsking }) => isAsking))
  return { lines: table.rows.filled.map(lineOf), ...errorOf(table.notice) }
}

function lineOf(row: GridRow) {
  const state = row.state
  return { number: row.number, quantity: row.pieces ?? null, state: STATES[state] ?? state }
}

function errorOf(notice: QuickOrderViewModel['table']['notice']) {
  if (notice?.kind === 'file-refused') return { error: { kind: notice.rejection.kind } }
  return notice?.kind === 'too-many' || notice?.kind === 'line-too-long' || notice?.kind === 'unanswered'
    ? { error: { kind: notice.kind } }
    : {}
}
