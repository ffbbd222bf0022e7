/** Leaves beside the built files what they are: the newest build's id, and what holds for its routes. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { fromRoot } from './project.mjs'

const ROUTE_RULES = {
  '/assets/**': { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  '/infocenter/**': { ssr: true, login: true, robots: 'noindex' },
  '/infocenter/sharedFavourites': { ssr: true, robots: 'noindex' },
  '/checkout/**': { ssr: true, login: true, robots: 'noindex' },
  '/checkout/redirect': { ssr: true, robots: 'noindex' },
  '/login': { ssr: true, robots: 'noindex' },
  '/kihadmin': { ssr: true, robots: 'noindex' },
  '/**': { ssr: true },
}

const assets = fromRoot('build/client/assets')
const names = await readdir(assets)
const manifest = names.find((name) => /^manifest-\w+\.js$/.test(name))
// the router's own word for the build: every page names it
const id = /"version":"(\w+)"/.exec(await readFile(`${assets}/${manifest}`, 'utf8'))?.[1]
if (id === undefined) throw new Error('The build names no version')

const builds = fromRoot('build/client/builds')
await mkdir(`${builds}/meta`, { recursive: true })
const build = { id, timestamp: Date.now() }
const { entry } = await import(fromRoot('build/server/index.js'))
const meta = { ...build, routeRules: ROUTE_RULES, prerendered: entry.module.prerenderedPaths }
await writeFile(`${builds}/latest.json`, JSON.stringify(build))
await writeFile(`${builds}/meta/${id}.json`, JSON.stringify(meta))
