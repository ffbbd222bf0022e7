import { ContainerModule } from 'inversify'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { HomeViewModel } from '../../home/home.view-model.ts'

/** The pages on which parts are found. */
export const catalogueViewModels = new ContainerModule(({ bind }) => {
  bind(HomeViewModel).toResolvedValue((content: ContentStore) => new HomeViewModel(content), [ContentStore])
})
