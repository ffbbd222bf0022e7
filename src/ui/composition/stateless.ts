import { Container, ContainerModule } from 'inversify'
import { joinAreas } from './open-area.ts'

/**
 * What holds no state of a visitor, wired once per process. A container per request that bound all of this anew
 * was measured at 2.35 times the CPU.
 */
export const stateless = new Container({ defaultScope: 'Transient' })

const joined = new Map<string, ContainerModule>()

joinAreas((name, wiring) => {
  const earlier = joined.get(name)
  // the same area again: a hot reload
  if (earlier) stateless.unload(earlier)
  const area = new ContainerModule(wiring)
  stateless.load(area)
  joined.set(name, area)
})
