import type { DomainEvent } from '#domain/tracking/domain-event.ts'

/** Publishes domain events to one subscriber, which exists only in the browser. */
export class EventBus {
  #listener: ((event: DomainEvent) => void) | undefined
  #announcedTerm: string | undefined

  subscribe(listener: (event: DomainEvent) => void): void {
    this.#listener = listener
  }

  publish(event: DomainEvent): void {
    this.#listener?.(event)
  }

  /** Marks the next results page as the answer to a search form. */
  announceSearch(term: string): void {
    this.#announcedTerm = term.trim()
  }

  /** Publishes a search only if it was announced by `announceSearch`; links and paging do not count. */
  answerSearch(term: string | undefined, found: number): void {
    if (term === undefined || term !== this.#announcedTerm) return
    this.#announcedTerm = undefined
    this.publish({ kind: 'site-searched', term, found })
  }
}
