import { ContentStore, type Frame } from './content.store.ts'
import { LoadFrame } from './load-frame.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Loads the frame for pages that cannot be rendered without divisions and groups. */
export class OpenCatalogue extends dependsOn({ loadFrame: LoadFrame, store: ContentStore }) {
  /** Rejects with `ApiFailure`. */
  async run(): Promise<Frame> {
    const frame = await this.deps.loadFrame.run()
    this.deps.store.setFrame(frame)
    return frame
  }
}
