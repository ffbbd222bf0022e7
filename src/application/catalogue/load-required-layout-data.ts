import { ContentStore, type LayoutData } from './content.store.ts'
import { LoadLayoutData } from './load-layout-data.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Loads the data of the layout for pages that cannot be rendered without its divisions and groups. */
export class LoadRequiredLayoutData extends dependsOn({
  loadLayoutData: LoadLayoutData,
  store: ContentStore,
}) {
  /** Rejects with `ApiFailure`. */
  async run(): Promise<LayoutData> {
    const layoutData = await this.deps.loadLayoutData.run()
    this.deps.store.setLayoutData(layoutData)
    return layoutData
  }
}
