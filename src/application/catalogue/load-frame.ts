import type { Frame } from './content.store.ts'
import type { ShopContent } from './shop-content.port.ts'

export class LoadFrame {
  readonly #content: ShopContent

  constructor(content: ShopContent) {
    this.#content = content
  }

  async run(): Promise<Frame> {
    const [content, country] = await Promise.all([this.#content.content(), this.#content.country()])
    return { content, country }
  }
}
