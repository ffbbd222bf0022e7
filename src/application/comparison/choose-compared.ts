import { isComparable } from '#domain/comparison/comparison.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { CookieJar } from '../kernel/cookie-jar.port.ts'
import { comparedCookie } from './compared-cookie.ts'
import type { ComparedStore } from './compared.store.ts'

export type ComparedRejection = { readonly kind: 'full' } | { readonly kind: 'not-comparable' }

/** Adds a product to the comparison, or removes it. */
export class ChooseCompared {
  readonly #compared: ComparedStore
  readonly #cookies: CookieJar

  constructor(compared: ComparedStore, cookies: CookieJar) {
    this.#compared = compared
    this.#cookies = cookies
  }

  run(slug: string, isSelected: boolean): Result<void, ComparedRejection> {
    const others = this.#compared.slugs.filter((other) => other !== slug)
    if (!isSelected) return this.#save(others)
    if (this.#compared.has(slug)) return ok(undefined)
    if (!isComparable(slug)) return fail({ kind: 'not-comparable' })
    return this.#compared.isFull ? fail({ kind: 'full' }) : this.#save([...others, slug])
  }

  #save(slugs: readonly string[]): Result<void, never> {
    this.#compared.set(slugs)
    this.#cookies.write(comparedCookie, slugs)
    return ok(undefined)
  }
}
