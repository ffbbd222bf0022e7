import type { ContentStore, Frame } from './content.store.ts'
import type { LoadFrame } from './load-frame.ts'

/** For pages that are made of divisions and groups: without them there is no page. */
export class OpenCatalogue {
  readonly #loadFrame: LoadFrame
  readonly #store: ContentStore

  constructor(loadFrame: LoadFrame, store: ContentStore) {
    this.#loadFrame = loadFrame
    this.#store = store
  }

  /** Rejects with `ApiFailure`. */
  async run(): Promise<Frame> {
    const frame = await this.#loadFrame.run()
    this.#store.show(frame)
    return frame
  }
}
