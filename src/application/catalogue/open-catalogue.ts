import type { ContentStore, Frame } from './content.store.ts'
import type { LoadFrame } from './load-frame.ts'

/** Loads the frame for pages that cannot be rendered without divisions and groups. */
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
    this.#store.setFrame(frame)
    return frame
  }
}
