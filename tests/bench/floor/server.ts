/** Baseline: only React Router with three nearly empty pages. Built and started by the benchmark. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'

const BUILD = new URL('../../../.cache/floor/', import.meta.url)
const build = (await import(new URL('server/index.js', BUILD).href)) as ServerBuild
const handle = createRequestHandler(build, 'production')

const app = new Hono()
app.get('/assets/*', serveStatic({ root: new URL('client', BUILD).pathname }))
// browsers request this icon, and React Router would print a stack trace for the unknown path
app.get('/favicon.ico', ({ body }) => body(null, 204))
app.all('*', ({ req }) => handle(req.raw))

const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
await once(server, 'listening')
console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
process.on('SIGTERM', () => process.exit(0))
