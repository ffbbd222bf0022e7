import { Balancer } from './balancer.ts'
import { RedisServer } from './redis-server.ts'
import { ShopProcess } from './shop-process.ts'

const SERVER = 'src/adapters/server/main.ts'
const MOCK_API = 'scripts/api/mock-api.ts'

export const CATALOGUE_SIZE = 2_000

/** Replicas of the shop behind haproxy, with one API and one Redis, each in a separate process. */
export class ShopCluster {
  readonly replicas: readonly ShopProcess[]
  readonly redisUrl: string
  readonly #balancer: Balancer
  readonly #others: readonly { stop(): Promise<unknown> }[]

  private constructor(
    replicas: readonly ShopProcess[],
    balancer: Balancer,
    redisUrl: string,
    others: readonly { stop(): Promise<unknown> }[],
  ) {
    this.replicas = replicas
    this.#balancer = balancer
    this.redisUrl = redisUrl
    this.#others = others
  }

  /** Starts `size` replicas. The API is the mock backend, or `apiUrl`; with `apiUrl` the replicas cache no pages. */
  static async start(size: number, apiUrl?: string): Promise<ShopCluster> {
    const redis = await RedisServer.start()
    const api =
      apiUrl === undefined
        ? await ShopProcess.start(MOCK_API, { CATALOGUE_SIZE: `${CATALOGUE_SIZE}` })
        : undefined
    const environment = {
      API_BASE_URL: apiUrl ?? api!.url,
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '1',
      STOP_DELAY_MS: '1500',
      ...(apiUrl !== undefined && { PRERENDER_SECONDS: '0' }),
    }
    const replicas = await Promise.all(
      Array.from({ length: size }, () => ShopProcess.start(SERVER, environment)),
    )
    const balancer = await Balancer.start(replicas.map(({ port }) => port))
    return new ShopCluster(replicas, balancer, redis.url, [...(api ? [api] : []), redis])
  }

  /** Waits until the load balancer sends requests to every replica. */
  complete(): Promise<void> {
    return this.#balancer.sendsToAll(this.replicas.length)
  }

  get url(): string {
    return this.#balancer.url
  }

  async stop(): Promise<void> {
    await this.#balancer.stop()
    await Promise.all(this.replicas.map((replica) => replica.stop()))
    for (const other of this.#others) await other.stop()
  }
}
