import { makeAutoObservable, observableRef } from 'mobx'
import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { attributeRows, hasDifferences, type AttributeRow } from '#domain/comparison/comparison.ts'
import type { Product } from '#domain/products/product.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type ComparisonPageData = {
  readonly products: readonly Product[]
  readonly onlyDifferences: boolean
}

/** Properties that every product has, besides its attributes. */
export type PropertyKind = 'manufacturer' | 'mainOe' | 'packaging' | 'weight'
export type PropertyRow = { readonly kind: PropertyKind; readonly differs: boolean }

const FACTS: Readonly<Record<PropertyKind, (part: Product) => unknown>> = {
  manufacturer: ({ manufacturer }) => manufacturer,
  mainOe: ({ mainOe }) => mainOe?.referenceNo,
  packaging: ({ packagingAmount }) => packagingAmount,
  weight: ({ weightKg }) => weightKg,
}

export class CompareViewModel {
  static readonly keys = { compared: ComparedStore, choose: ChooseCompared, session: SessionStore }
  found: readonly Product[] = []
  onlyDifferences = false
  readonly #deps

  constructor(deps: DepsOf<typeof CompareViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { found: observableRef })
  }

  show({ products, onlyDifferences }: ComparisonPageData): void {
    this.found = products
    this.onlyDifferences = onlyDifferences
  }

  remove(slug: string): void {
    this.#deps.choose.run(slug, false)
  }

  get parts(): readonly Product[] {
    return this.found.filter(({ slug }) => this.#deps.compared.has(slug))
  }

  get isFull(): boolean {
    return this.#deps.compared.isFull
  }

  get isLoggedIn(): boolean {
    return this.#deps.session.isLoggedIn
  }

  /** False for a single product, which has no differences. */
  get canDiffer(): boolean {
    return this.parts.length > 1
  }

  get facts(): readonly PropertyRow[] {
    return (Object.keys(FACTS) as PropertyKind[])
      .map((kind) => ({ kind, differs: hasDifferences(this.parts.map(FACTS[kind])) }))
      .filter((row) => this.isShown(row))
  }

  get attributes(): readonly AttributeRow[] {
    return attributeRows(this.parts).filter((row) => this.isShown(row))
  }

  get differenceCount(): number {
    const facts = Object.values(FACTS).filter((fact) => hasDifferences(this.parts.map(fact)))
    return facts.length + attributeRows(this.parts).filter(({ differs }) => differs).length
  }

  private isShown({ differs }: { readonly differs: boolean }): boolean {
    return differs || !this.onlyDifferences || !this.canDiffer
  }
}
