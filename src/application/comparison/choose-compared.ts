import { isComparable } from '#domain/comparison/comparison.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { CookieJar } from '../kernel/cookie-jar.port.ts'
import { comparedCookie } from './compared-cookie.ts'
import { ComparedStore } from './compared.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type ComparedRejection = { readonly kind: 'full' } | { readonly kind: 'not-comparable' }

/** Adds a product to the comparison, or removes it. */
export class ChooseCompared extends dependsOn({ compared: ComparedStore, cookies: CookieJar }) {
  run(slug: string, isSelected: boolean): Result<void, ComparedRejection> {
    const others = this.deps.compared.slugs.filter((other) => other !== slug)
    if (!isSelected) return this.#save(others)
    if (this.deps.compared.has(slug)) return ok(undefined)
    if (!isComparable(slug)) return fail({ kind: 'not-comparable' })
    return this.deps.compared.isFull ? fail({ kind: 'full' }) : this.#save([...others, slug])
  }

  #save(slugs: readonly string[]): Result<void, never> {
    this.deps.compared.set(slugs)
    this.deps.cookies.write(comparedCookie, slugs)
    return ok(undefined)
  }
}
