import { ContainerModule } from 'inversify'

/** What the screens hold on to: one each time a screen opens. */
export const viewModels = new ContainerModule(() => {})
