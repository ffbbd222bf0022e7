import type { Key } from '#application/kernel/token.ts'
import type { Container } from '../kernel/container.tsx'
import type { Wiring } from '../kernel/module.ts'
import { bindingsWith } from './bindings.ts'

type Recipe = (asked: VisitorContainer) => unknown

/**
 * What the browser needs of Inversify, which is 15.7 KiB there: the same modules make the same objects. Their mistakes,
 * such as a key that is bound twice or a cycle, are told by Inversify on the server and in each test.
 */
export class VisitorContainer implements Container {
  readonly #recipes = new Map<Key<unknown>, Recipe>()
  readonly #parent: VisitorContainer | undefined

  /** A child finds in its parent what it has not bound itself. */
  constructor(parent?: VisitorContainer) {
    this.#parent = parent
  }

  get<T>(key: Key<T>): T {
    const recipe = this.#find(key)
    if (!recipe) throw new Error(`Nothing is bound to ${typeof key === 'symbol' ? String(key) : key.name}`)
    return recipe(this) as T
  }

  constant<T>(key: Key<T>, value: NoInfer<T>): void {
    this.#recipes.set(key, () => value)
  }

  load(_: string, wiring: Wiring): void {
    wiring(
      bindingsWith({
        make: (key, create, keys) => {
          this.#recipes.set(key, (asked) => create(...keys.map((each) => asked.get(each))))
        },
        constant: (key, value) => this.constant(key, value),
      }),
    )
  }

  #find(key: Key<unknown>): Recipe | undefined {
    return this.#recipes.get(key) ?? (this.#parent && this.#parent.#find(key))
  }
}
