import type { StoredRequest } from './approval-request.ts'
import { Service } from '../services.ts'

/** The requests of all companies. */
export class ApprovalRequestStore extends Service<'db'> {
  get all(): readonly StoredRequest[] {
    return this.deps.db.approvalRequest.getAll().map(({ content }) => JSON.parse(content) as StoredRequest)
  }

  /** Newest first. */
  of(customerId: string): readonly StoredRequest[] {
    return this.deps.db.approvalRequest
      .findMany({ where: { customerId: { equals: customerId } } })
      .map(({ content }) => JSON.parse(content) as StoredRequest)
      .toReversed()
  }

  get nextNo(): string {
    return `R${String(this.deps.db.approvalRequest.count() + 1).padStart(6, '0')}`
  }

  save(request: StoredRequest): void {
    const { no, customerId } = request
    const content = JSON.stringify(request)
    if (!this.deps.db.approvalRequest.update({ where: { no: { equals: no } }, data: { content } }))
      this.deps.db.approvalRequest.create({ no, customerId, content })
  }
}
