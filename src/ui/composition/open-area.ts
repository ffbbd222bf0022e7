import type { Wiring } from './container.ts'

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
