import { ContainerModule } from 'inversify'

/** Login and account. */
export const accountViewModels = new ContainerModule(() => {})
