import type { Happening } from '#domain/tracking/domain-event.ts'

/** Where it is told what a visitor does, for one who follows; on the server nobody does. */
export class Happenings {
  #heard: ((happening: Happening) => void) | undefined
  #announced: string | undefined

  follow(heard: (happening: Happening) => void): void {
    this.#heard = heard
  }

  tell(happening: Happening): void {
    this.#heard?.(happening)
  }

  /** A form asks for it, whose answer is another page. */
  announceSearch(term: string): void {
    this.#announced = term.trim()
  }

  /** A list that nobody has announced was followed, or turned over: no search. */
  answerSearch(term: string | undefined, found: number): void {
    if (term === undefined || term !== this.#announced) return
    this.#announced = undefined
    this.tell({ kind: 'site-searched', term, found })
  }
}
