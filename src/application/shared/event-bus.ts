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

  /** Stores the term of a submitted search form, so that the next results page is reported as its result. */
  announceSearch(term: string): void {
    this.#announcedTerm = term.trim()
  }

  /** Publishes the results of a search that `announceSearch` has announced; links and paging are not reported. */
  answerSearch(term: string | undefined, resultCount: number): void {
    if (term === undefined || term !== this.#announcedTerm) return
    this.#announcedTerm = undefined
    this.publish({ kind: 'site-searched', term, found: resultCount })
  }
}
