/** Writes metadata of the build: its id, and the cache rules of its routes. */
import { mkdir, writeFile } from 'node:fs/promises'
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

const { assets, entry } = await import(fromRoot('build/server/index.js'))
// the router's version of the build, which every page contains
const build = { id: assets.version, timestamp: Date.now() }
const meta = { ...build, routeRules: ROUTE_RULES, prerendered: entry.module.prerenderedPaths() }

const builds = fromRoot('build/client/builds')
await mkdir(`${builds}/meta`, { recursive: true })
await writeFile(`${builds}/latest.json`, JSON.stringify(build))
await writeFile(`${builds}/meta/${build.id}.json`, JSON.stringify(meta))
