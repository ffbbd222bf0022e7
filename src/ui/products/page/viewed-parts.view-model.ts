import { makeAutoObservable, observableRef } from 'mobx'
import type { LocaleStore } from '#application/locale/locale.store.ts'
import type { ListRecentlyViewed } from '#application/products/list-recently-viewed.ts'
import type { Product } from '#domain/products/product.ts'
import type { ViewedPart } from '#domain/products/recently-viewed.ts'

export type ViewedFacts = Pick<ViewedPart, 'slug' | 'sku' | 'pictureSrc'> & {
  /** Only in the language of the page. */
  readonly name: string | undefined
}

/** What was looked at before, on this device. The server knows nothing of it. */
export class ViewedPartsViewModel {
  before: readonly ViewedPart[] = []
  readonly #lookBack: ListRecentlyViewed
  readonly #place: LocaleStore

  constructor(lookBack: ListRecentlyViewed, place: LocaleStore) {
    this.#lookBack = lookBack
    this.#place = place
    makeAutoObservable(this, { before: observableRef })
  }

  look({ slug, sku, name, picture }: Pick<Product, 'slug' | 'sku' | 'name' | 'picture'>): void {
    const language = this.#place.language
    this.before = this.#lookBack.run({ slug, sku, name, language, pictureSrc: picture.src })
  }

  get parts(): readonly ViewedFacts[] {
    return this.before.map(({ slug, sku, name, language, pictureSrc }) => ({
      slug,
      sku,
      pictureSrc,
      name: language === this.#place.language ? name : undefined,
    }))
  }
}
