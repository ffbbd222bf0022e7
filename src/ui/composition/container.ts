import { Container as Inversify, ContainerModule, type ServiceIdentifier } from 'inversify'
import type { Key } from '#application/kernel/token.ts'
import type { Container } from '../kernel/container.tsx'
import type { Wiring } from '../kernel/module.ts'
import { bindingsWith } from './bindings.ts'

/** The only class that knows Inversify. The build for browsers puts `container.browser.ts` in the place of this file. */
export class VisitorContainer implements Container {
  readonly #inversify: Inversify
  readonly #loaded = new Map<string, ContainerModule>()

  /** A child finds in its parent what it has not bound itself. */
  constructor(parent?: VisitorContainer) {
    this.#inversify = new Inversify(parent ? { parent: parent.#inversify } : {})
  }

  get<T>(key: Key<T>): T {
    return this.#inversify.get(key as ServiceIdentifier<T>)
  }

  constant<T>(key: Key<T>, value: NoInfer<T>): void {
    this.#inversify.bind(key as ServiceIdentifier<T>).toConstantValue(value)
  }

  load(name: string, wiring: Wiring): void {
    const earlier = this.#loaded.get(name)
    // the same module again: a hot reload
    if (earlier) this.#inversify.unload(earlier)
    const module = new ContainerModule(({ bind }) => {
      wiring(
        bindingsWith({
          make: (key, create, keys) =>
            void bind(key as ServiceIdentifier).toResolvedValue(create, keys as ServiceIdentifier[]),
          constant: (key, value) => void bind(key as ServiceIdentifier).toConstantValue(value),
        }),
      )
    })
    this.#inversify.load(module)
    this.#loaded.set(name, module)
  }
}
