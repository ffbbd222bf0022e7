/** `npm run bench:server`: cost of one replica, in front of an API over the network, without and with Redis. */
import { RedisServer } from '../scale/support/redis-server.ts'
import { measureServer } from './server-cost.ts'
import { ServerProcess } from './server-process.ts'

const isAlone = process.argv.includes('--alone')
const api = await ServerProcess.start('scripts/api/mock-api.ts', {})
const redis = isAlone ? undefined : await RedisServer.start()
try {
  await measureServer('One replica', { API_BASE_URL: api.origin })
  if (redis) {
    await measureServer('One replica with Redis and figures', {
      API_BASE_URL: api.origin,
      REDIS_URL: redis.url,
      METRICS_PORT: '0',
    })
  }
} finally {
  api.stop()
  await redis?.stop()
}
