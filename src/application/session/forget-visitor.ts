import type { CartStore } from '../cart/cart.store.ts'
import type { ReadCache } from '../shared/read-cache.port.ts'
import type { SessionNews } from './session-news.port.ts'
import type { SessionStorage } from './session-storage.port.ts'
import type { SessionStore } from './session.store.ts'

/** Clears session, user, cart and every answer that was theirs (spec 4). */
export class ForgetVisitor {
  readonly #session: SessionStore
  readonly #storage: SessionStorage
  readonly #cart: CartStore
  readonly #cache: ReadCache
  readonly #news: SessionNews

  constructor(
    session: SessionStore,
    storage: SessionStorage,
    cart: CartStore,
    cache: ReadCache,
    news: SessionNews,
  ) {
    this.#session = session
    this.#storage = storage
    this.#cart = cart
    this.#cache = cache
    this.#news = news
  }

  run(): void {
    this.#session.end()
    this.#storage.clear()
    this.#cart.empty()
    this.#cache.clear()
    this.#news.tell()
  }
}
