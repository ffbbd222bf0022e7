import { makeAutoObservable, observableRef } from 'mobx'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { ListRecentlyViewed } from '#application/products/list-recently-viewed.ts'
import type { Product } from '#domain/products/product.ts'
import type { ViewedPart } from '#domain/products/recently-viewed.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type ViewedPartData = Pick<ViewedPart, 'slug' | 'sku' | 'pictureSrc'> & {
  /** Name of the part; undefined if it was stored in another language than that of the page. */
  readonly name: string | undefined
}

/** Recently viewed parts on this device. The server does not know them. */
export class ViewedPartsViewModel {
  static readonly keys = { lookBack: ListRecentlyViewed, place: LocaleStore }
  before: readonly ViewedPart[] = []
  readonly #deps

  constructor(deps: DepsOf<typeof ViewedPartsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { before: observableRef })
  }

  look({ slug, sku, name, picture }: Pick<Product, 'slug' | 'sku' | 'name' | 'picture'>): void {
    const language = this.#deps.place.language
    this.before = this.#deps.lookBack.run({ slug, sku, name, language, pictureSrc: picture.src })
  }

  get parts(): readonly ViewedPartData[] {
    return this.before.map(({ slug, sku, name, language, pictureSrc }) => ({
      slug,
      sku,
      pictureSrc,
      name: language === this.#deps.place.language ? name : undefined,
    }))
  }
}
