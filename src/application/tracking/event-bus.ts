import type { DomainEvent } from '#domain/tracking/domain-event.ts'

/** Publishes domain events to one subscriber; there is none on the server. */
export class EventBus {
  #heard: ((happening: DomainEvent) => void) | undefined
  #announced: string | undefined

  subscribe(heard: (happening: DomainEvent) => void): void {
    this.#heard = heard
  }

  publish(happening: DomainEvent): void {
    this.#heard?.(happening)
  }

  /** Marks the next results page as the answer to a search form. */
  announceSearch(term: string): void {
    this.#announced = term.trim()
  }

  /** Publishes a search only if it was announced by `announceSearch`; links and paging do not count. */
  answerSearch(term: string | undefined, found: number): void {
    if (term === undefined || term !== this.#announced) return
    this.#announced = undefined
    this.publish({ kind: 'site-searched', term, found })
  }
}
