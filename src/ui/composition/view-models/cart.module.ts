import { ContainerModule } from 'inversify'

/** Cart and checkout. */
export const cartViewModels = new ContainerModule(() => {})
