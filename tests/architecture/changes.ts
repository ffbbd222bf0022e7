import { globSync, readFileSync } from 'node:fs'

/** Methods of ports that change nothing. Any other method of a port is a change. */
const READS = new Set([
  ...[
    'get',
    'list',
    'lists',
    'find',
    'findBySlug',
    'findByVin',
    'open',
    'search',
    'compare',
    'deputies',
    'check',
    'read',
  ],
  ...['load', 'recall', 'subscribe', 'now', 'after', 'every', 'latest', 'squares', 'ping', 'status', 'file'],
  ...['overview', 'ageing', 'trace', 'ready', 'slots', 'suggestions', 'rates', 'mode', 'vinHistoryLength'],
  ...[
    'addresses',
    'transports',
    'payments',
    'split',
    'review',
    'placed',
    'checkPayment',
    'quote',
    'marks',
    'shared',
  ],
  ...['previewReorder', 'listBackorders', 'content', 'country', 'countries', 'features', 'redirects'],
  ...['changes', 'invitation', 'requests'],
  ...['lookUp', 'errorReports', 'productCount', 'productSlugs', 'makers', 'ofMaker'],
])

/** Ports to the visitor’s device. Their methods change nothing at the API. */
const DEVICE = new Set(['CookieJar', 'DownloadStorage', 'QuickOrderLines', 'SessionChannel', 'SheetFiles'])

type Sources = ReadonlyMap<string, string>

export const sourcesOf = (pattern: string): Sources =>
  new Map(globSync(pattern).map((path) => [path, readFileSync(path, 'utf8')]))

/** Changing methods by port. */
function changesByPort(ports: Sources): ReadonlyMap<string, ReadonlySet<string>> {
  const interfaces = [...ports.values()].flatMap((source) => [
    ...source.matchAll(/export interface (\w+) \{(.*?)\n\}/gs),
  ])
  return new Map(
    interfaces.map(([, port, body]) => [
      port!,
      new Set(
        [...body!.matchAll(/^ {2}(\w+)[(<]/gm)]
          .map(([, method]) => method!)
          .filter((name) => !READS.has(name)),
      ),
    ]),
  )
}

/** Files that may call the API directly: one forwards calls of visitors, the other only checks their token. */
const CALLS_OF_VISITORS = new Set([
  'src/adapters/server/visitor-api.ts',
  'src/adapters/server/body-limits.ts',
])

/**
 * Violations: files of the server that import a port with changing methods, or POST to the API, and are not an adapter
 * of a port.
 */
export function changesOutsideAdapters(ports: Sources, server: Sources): readonly string[] {
  const changes = changesByPort(ports)
  const isAdapter = (source: string, port: string) => new RegExp(`implements ${port}\\b`).test(source)
  return [...server].flatMap(([path, source]) => [
    ...namesFromPorts(source)
      .filter((port) => (changes.get(port)?.size ?? 0) > 0 && !isAdapter(source, port))
      .map((port) => `${path} imports ${port}`),
    ...(!CALLS_OF_VISITORS.has(path) &&
    /\/api\//.test(source) &&
    source.includes("method: 'POST'") &&
    !isAdapter(source, '\\w+')
      ? [`${path} calls the API`]
      : []),
  ])
}

const namesFromPorts = (source: string): readonly string[] =>
  [...source.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*\.port\.ts'/g)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.replace(/^\s*type /, '').trim()),
  )

/** Violations: view models that import a port with changing methods, and UI files that call such a method. */
export function violationsOfUseCases(ports: Sources, ui: Sources): readonly string[] {
  const changes = changesByPort(ports)
  const isChanging = (port: string) => !DEVICE.has(port) && (changes.get(port)?.size ?? 0) > 0
  return [...ui].flatMap(([path, source]) => [
    ...namesFromPorts(source)
      .filter((port) => path.endsWith('.view-model.ts') && isChanging(port))
      .map((port) => `${path} imports ${port}`),
    ...[...source.matchAll(/get\((\w+)\)\s*\.(\w+)\(/g)]
      .filter(([, port, method]) => isChanging(port!) && changes.get(port!)?.has(method!))
      .map(([, port, method]) => `${path} calls ${port}.${method}`),
  ])
}
