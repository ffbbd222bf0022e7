import { Container, type ContainerModule } from 'inversify'

/**
 * What holds no state of a visitor, wired once per process. A container per request that bound all of this anew
 * was measured at 2.35 times the CPU.
 */
export const stateless = new Container({ defaultScope: 'Transient' })

const opened = new Map<string, ContainerModule>()

/** Adds the wiring of some pages. Their routes import it, so that no other page carries it. */
export function openArea(name: string, wiring: ContainerModule): void {
  const earlier = opened.get(name)
  // the same area again: a hot reload
  if (earlier) stateless.unload(earlier)
  stateless.load(wiring)
  opened.set(name, wiring)
}
