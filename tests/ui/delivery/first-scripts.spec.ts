import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { loadScriptsAfterFirstPaint } from '#ui/delivery/first-scripts.ts'

const PAGE = `<html><head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" nonce="n" href="/assets/root.js"/>\
<link rel="stylesheet" href="/assets/a.css"/></head><body><main>Brake disc</main><script>window.context = {}</script>\
<script nonce="n" type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_clientLoader from "/assets/home-loader.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_clientLoader,...route1_main};
  window.__reactRouterRouteModules = {"root":route0,"en:home":route1};

import("/assets/entry.js");</script><script>window.context.close()</script></body></html>`

const page = loadScriptsAfterFirstPaint(PAGE)
const [, script = ''] = /type="module" async="">([\s\S]*?)<\/script>/.exec(page) ?? []

test('a page requests no script before its first paint', () => {
  expect(page).not.toContain('<link rel="modulepreload"')
  expect(script).not.toMatch(/^\s*import /m)
  expect(script.indexOf('PerformanceObserver')).toBeLessThan(script.indexOf('modulepreload'))
})

test('the scripts of a page are requested in parallel after its first paint', () => {
  expect(script).toContain('["/assets/entry.js","/assets/root.js"]')
  expect(script).toContain(
    'const[,route0,route1_clientLoader,route1_main]=await Promise.all([import("/assets/manifest.js"),',
  )
  expect(script).toContain(
    'import("/assets/root.js"),import("/assets/home-loader.js"),import("/assets/home.js")])',
  )
  expect(script).toContain('{"root":route0,"en:home":route1}')
})

test('apart from the inserted script, only the preloads and imports of scripts are removed from the HTML', () => {
  expect(page.replace(script, '')).toBe(
    `<html><head><link rel="stylesheet" href="/assets/a.css"/></head><body><main>Brake disc</main><script>window.context = {}</script>\
<script nonce="n" type="module" async=""></script><script>window.context.close()</script></body></html>`,
  )
})

test('the inline script of a page reloads it if a script is missing, unless it was just reloaded', () => {
  const handler = script.slice(
    script.lastIndexOf('catch(e){') + 'catch(e){'.length,
    script.lastIndexOf(';throw e}'),
  )
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => stored.get(key),
    setItem: (key: string, value: string) => stored.set(key, value),
  }
  let reloads = 0
  const context = { sessionStorage, location: { reload: () => (reloads += 1) } }
  for (const _ of [1, 2]) new Script(handler).runInNewContext(context)
  expect([reloads, [...stored.keys()]]).toEqual([1, ['drawbar:reloaded-at']])
})

test('the inline script of a page is valid JavaScript', () => {
  expect(() => new Script(`async () => {${script}}`)).not.toThrow()
})
