import type { ContainerModuleLoadOptions } from 'inversify'

/** Binds what some pages need. Names Inversify's types alone: the package arrives with the container. */
export type Wiring = (options: ContainerModuleLoadOptions) => void

type Join = (name: string, wiring: Wiring) => void

const areas = new Map<string, Wiring>()
let join: Join | undefined

/** Adds the wiring of some pages. Their routes import it, so that no other page carries it. */
export function openArea(name: string, wiring: Wiring): void {
  areas.set(name, wiring)
  join?.(name, wiring)
}

/** Hands over every area that is open, and each that opens later. */
export function joinAreas(joining: Join): void {
  join = joining
  for (const [name, wiring] of areas) joining(name, wiring)
}
