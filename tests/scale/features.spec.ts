import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { freePort } from './support/free-port.ts'
import { ShopCluster } from './support/shop-cluster.ts'

/** `REPLICA_FEATURES=all` runs every scenario over HTTP, which takes some minutes. */
const PROFILE = process.env['REPLICA_FEATURES'] === 'all' ? 'allReplicas' : 'replicas'

/** Each scenario starts a separate API at the port that the replicas call. */
test('three replicas share orders and sessions, whichever replica gets a request', async () => {
  const apiPort = await freePort()
  const shop = await ShopCluster.start(3, `http://127.0.0.1:${apiPort}`)
  try {
    const run = spawn('npx', ['cucumber-js', '-p', PROFILE], {
      env: {
        ...process.env,
        SHOP_URL: shop.url,
        SHOP_API_PORT: `${apiPort}`,
        SHOP_REDIS_URL: shop.redisUrl,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    run.stdout.setEncoding('utf8')
    const output = (await run.stdout.toArray()).join('')
    const [code] = (await once(run, 'close')) as [number | null]
    console.log(`To 3 replicas through the balancer: ${/^\d+ scenarios.*$/m.exec(output)?.[0]}`)
    expect(output).toMatch(/^\d+ scenarios \(\d+ passed\)$/m)
    expect(code).toBe(0)
  } finally {
    await shop.stop()
  }
}, 1_200_000)
