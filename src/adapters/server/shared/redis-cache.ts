import { createHash } from 'node:crypto'
import { createClient, type RedisClientType } from '@redis/client'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Logger } from '../logger.ts'
import { consumeRateLimit } from './limiter.ts'
import { ProcessCache } from './process-cache.ts'
import type { RateLimiter, RateLimit, ServerCache } from './server-cache.ts'

/** Timeouts in ms; short, because a visitor is waiting. */
const TIMEOUT = 250
const CONNECT_TIMEOUT = 1_000
const PAUSE_MAX = 2_000

/**
 * Redis cache of all replicas. While Redis is unavailable, the process cache is used; each change between both is
 * logged once. Keys are hashed, so that Redis contains no names or addresses.
 */
export class RedisCache implements ServerCache {
  readonly #client: RedisClientType
  readonly #own = new ProcessCache()
  readonly #logger: Logger
  #isReached = true

  private constructor(client: RedisClientType, logger: Logger) {
    this.#client = client
    this.#logger = logger
    client.on('error', (error) => this.#lost(error))
    client.on('ready', () => this.#found())
  }

  /** Resolves also without a connection, which is then retried in the background. */
  static async connect(url: string, logger: Logger): Promise<RedisCache> {
    const client: RedisClientType = createClient({
      url,
      disableOfflineQueue: true,
      disableClientInfo: true,
      pingInterval: CONNECT_TIMEOUT,
      socket: {
        connectTimeout: CONNECT_TIMEOUT,
        socketTimeout: 3 * CONNECT_TIMEOUT,
        reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, PAUSE_MAX),
      },
    })
    const memory = new RedisCache(client, logger)
    const connected = client.connect().then(
      () => undefined,
      (error: unknown) => memory.#lost(error),
    )
    await within(CONNECT_TIMEOUT, connected).catch((error: unknown) => memory.#lost(error))
    return memory
  }

  get = (key: string): Promise<string | undefined> =>
    this.#try(
      async () => (await this.#client.get(address('known', key))) ?? undefined,
      () => this.#own.get(key),
    )

  set = (key: string, value: string, seconds: number): Promise<void> =>
    this.#try(
      async () => void (await this.#client.set(address('known', key), value, { EX: seconds })),
      () => this.#own.set(key, value, seconds),
    )

  attempts = (rule: RateLimit): RateLimiter => {
    const { name, max, within: duration, wait } = rule
    const limiter = new RateLimiterRedis({
      storeClient: this.#client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      keyPrefix: `drawbar:${name}`,
      points: max,
      duration,
      blockDuration: wait,
    })
    const localAttempts = this.#own.attempts(rule)
    return {
      consume: (key) =>
        this.#try(
          () => consumeRateLimit(limiter, digest(key)),
          () => localAttempts.consume(key),
        ),
      refund: (key) =>
        this.#try(
          async () => void (await limiter.reward(digest(key))),
          () => localAttempts.refund(key),
        ),
      reset: (key) =>
        this.#try(
          async () => void (await limiter.delete(digest(key))),
          () => localAttempts.reset(key),
        ),
    }
  }

  close = async (): Promise<void> => this.#client.destroy()

  async #try<T>(shared: () => Promise<T>, local: () => Promise<T>): Promise<T> {
    if (!this.#client.isReady) return local()
    try {
      const result = await within(TIMEOUT, shared())
      this.#found()
      return result
    } catch (error) {
      this.#lost(error)
      return local()
    }
  }

  #lost(error: unknown): void {
    if (!this.#isReached) return
    this.#isReached = false
    this.#logger.error('Redis cannot be reached: this server remembers for itself until it is back', error)
  }

  #found(): void {
    if (this.#isReached) return
    this.#isReached = true
    this.#logger.info('Redis is back')
  }
}

const digest = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)
const address = (kind: string, key: string) => `drawbar:${kind}:${digest(key)}`

async function within<T>(timeout: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  // setImmediate: a response that arrived while the process was busy is read before the timeout rejects
  const giveUp = () => setImmediate(() => late.reject(new Error(`no answer within ${timeout} ms`)))
  const timer = setTimeout(giveUp, timeout)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
