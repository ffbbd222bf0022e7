import type { Happening } from '#domain/tracking/happening.ts'

/** Where it is told what a visitor does, for one who follows; on the server nobody does. */
export class Happenings {
  #heard: ((happening: Happening) => void) | undefined

  follow(heard: (happening: Happening) => void): void {
    this.#heard = heard
  }

  tell(happening: Happening): void {
    this.#heard?.(happening)
  }
}
