import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { ServerProcess } from './server-process.ts'
const n = Number(process.argv[2] ?? 150)
const prof = process.argv[3]
const api = await ServerProcess.start('scripts/api/mock-api.ts', { CATALOGUE_SIZE: '4000' })
const shop = await ServerProcess.start('src/adapters/server/main.ts', { API_BASE_URL: api.origin, NODE_OPTIONS: '--max-old-space-size=384 --max-semi-space-size=16' + (prof ? ` --cpu-prof --cpu-prof-interval 200 --cpu-prof-dir=${prof}` : '') })
console.log('up', shop.origin, api.origin); const c = new HttpVisitor(shop.origin); await c.logIn('full@demo.test')
console.log('in'); const cookie = c.cookieNames.map((name) => `${name}=${c.cookie(name)}`).join('; ')
const html = await (await fetch(`${shop.origin}/en/search/results?news=true`)).text()
const product = /\/en\/products\/[\w-]+/.exec(html)![0]
const pages: Record<string, string> = { imprint: '/en/company/imprint' }
for (let round = 0; round < (prof ? 1 : 3); round++)
for (const [name, path] of Object.entries(pages)) {
  const ask = async (k: number) => { for (let i = 0; i < k; i++) { const r = await fetch(shop.origin + path, { headers: { cookie } }); const t = await r.text(); if (r.status !== 200) throw Error(String(r.status)); if (i === 0 && round === 0 && k === n) console.log(name, t.length, (t.match(/<[a-z]/g) ?? []).length, 'tags', 'nav', (/<nav[\s\S]*?<\/nav>/.exec(t)?.[0].match(/<[a-z]/g) ?? []).length, 'header', (/<header[\s\S]*?<\/header>/.exec(t)?.[0].match(/<[a-z]/g) ?? []).length, 'footer', (/<footer[\s\S]*?<\/footer>/.exec(t)?.[0].match(/<[a-z]/g) ?? []).length) } }
  await ask(80)
  const before = shop.cpuMs; await ask(n)
  console.log(name, ((shop.cpuMs - before) / n).toFixed(2), 'ms CPU')
}
shop.stop(); setTimeout(() => { api.stop(); process.exit(0) }, prof ? 6000 : 300)
