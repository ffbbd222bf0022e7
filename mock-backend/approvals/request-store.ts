import type { Db } from '../db.ts'
import type { StoredRequest } from './approval-request.ts'

/** The requests of all companies. */
export class ApprovalRequestStore {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  get all(): readonly StoredRequest[] {
    return this.#db.approvalRequest.getAll().map(({ content }) => JSON.parse(content) as StoredRequest)
  }

  /** Newest first. */
  of(customerId: string): readonly StoredRequest[] {
    return this.#db.approvalRequest
      .findMany({ where: { customerId: { equals: customerId } } })
      .map(({ content }) => JSON.parse(content) as StoredRequest)
      .toReversed()
  }

  get nextNo(): string {
    return `R${String(this.#db.approvalRequest.count() + 1).padStart(6, '0')}`
  }

  save(request: StoredRequest): void {
    const { no, customerId } = request
    const content = JSON.stringify(request)
    if (!this.#db.approvalRequest.update({ where: { no: { equals: no } }, data: { content } }))
      this.#db.approvalRequest.create({ no, customerId, content })
  }
}
