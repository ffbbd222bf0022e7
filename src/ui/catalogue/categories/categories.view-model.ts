import { ContentStore } from '#application/catalogue/content.store.ts'
import { groupCategories, type CategoryGroup } from '#domain/catalogue/content.ts'
import { dependsOn } from '#application/kernel/depends-on.ts'

export class CategoriesViewModel extends dependsOn({ content: ContentStore }) {
  get groups(): readonly CategoryGroup[] {
    return groupCategories(this.deps.content.layoutData?.content.categories ?? [])
  }
}
