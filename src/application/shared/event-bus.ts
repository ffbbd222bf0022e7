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

  /** Stores the term of a submitted search form, so that the next results page publishes its results as an event. */
  announceSearch(term: string): void {
    this.#announcedTerm = term.trim()
  }

  /**
   * Publishes the number of results of the term that `announceSearch` has stored. Results that a link or the paging
   * opens are not published.
   */
  answerSearch(term: string | undefined, resultCount: number): void {
    if (term === undefined || term !== this.#announcedTerm) return
    this.#announcedTerm = undefined
    this.publish({ kind: 'site-searched', term, found: resultCount })
  }
}
