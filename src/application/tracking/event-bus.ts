import type { DomainEvent } from '#domain/tracking/domain-event.ts'

/** Where it is told what a visitor does, for one who follows; on the server nobody does. */
export class EventBus {
  #heard: ((happening: DomainEvent) => void) | undefined
  #announced: string | undefined

  follow(heard: (happening: DomainEvent) => void): void {
    this.#heard = heard
  }

  publish(happening: DomainEvent): void {
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
    this.publish({ kind: 'site-searched', term, found })
  }
}
