import { ContentStore } from '#application/catalogue/content.store.ts'
import type { Category, Division } from '#domain/catalogue/content.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'

export class DivisionsViewModel extends dependsOn({ content: ContentStore }) {
  get divisions(): readonly Division[] {
    return this.deps.content.layoutData?.content.divisions ?? []
  }

  /** The main groups that have parts of a division. */
  groupsOf({ categoryIds }: Division): readonly Category[] {
    const categories = this.deps.content.layoutData?.content.categories ?? []
    return categories.filter(({ id, parentId }) => parentId === undefined && categoryIds.includes(id))
  }
}
