/** `npm run bench:server`: what one replica costs, in front of an API over the network, without and with Redis. */
import { HttpVisitor } from '../fixtures/http-visitor.fixture.ts'
import { RedisServer } from '../scale/support/redis-server.ts'
import { pageCost } from './page-cost.ts'
import { ServerProcess } from './server-process.ts'

const api = await ServerProcess.start('scripts/api/mock-api.ts', {})
const redis = await RedisServer.start()
try {
  await measure('One replica', {})
  await measure('One replica with Redis and figures', { REDIS_URL: redis.url, METRICS_PORT: '0' })
} finally {
  api.stop()
  await redis.stop()
}

async function measure(title: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const shop = await ServerProcess.start('src/adapters/server/main.ts', {
    API_BASE_URL: api.origin,
    LOG_LEVEL: 'info',
    ...environment,
  })
  const idle = shop.memoryMiB
  const customer = new HttpVisitor(shop.origin)
  await customer.logIn('full@demo.test')
  const cookie = customer.cookieNames.map((name) => `${name}=${customer.cookie(name)}`).join('; ')
  const results = '/en/search/results?news=true'
  const product = /\/en\/products\/[\w-]+/.exec(await (await customer.get(results)).text())![0]

  const rows = []
  for (const [page, path] of Object.entries({ home: '/en', 'search result': results, product })) {
    for (const [visitor, headers] of Object.entries({ guest: {}, customer: { cookie } })) {
      const { cpuMsPerRequest, p50Ms, p99Ms } = await pageCost(shop, path, headers)
      rows.push({
        page,
        visitor,
        'CPU ms/request': cpuMsPerRequest.toFixed(2),
        'requests/s per core': Math.round(1000 / cpuMsPerRequest),
        'p50 ms': p50Ms,
        'p99 ms': p99Ms,
      })
    }
  }
  console.log(
    `\n${title}: ready after ${Math.round(shop.startMs)} ms, ${Math.round(idle)} MiB then, ${Math.round(shop.memoryMiB)} MiB under load`,
  )
  console.table(rows)
  shop.stop()
}
