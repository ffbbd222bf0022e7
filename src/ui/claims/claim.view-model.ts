import { makeAutoObservable, observableRef } from 'mobx'
import { FetchClaimFile } from '#application/claims/fetch-claim-file.ts'
import { type ReplyFailure, ReplyToClaim } from '#application/claims/reply-to-claim.ts'
import { Task } from '#application/kernel/task.ts'
import { isClosed, MESSAGE_LENGTH, type ClaimDetails, type ClaimFile } from '#domain/claims/claim.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type ClaimPageData = {
  readonly claim: ClaimDetails
  /** Idempotency key of the next message. */
  readonly key: string
}
/** Result of a message that was sent without scripts. */
export type ReplyOutcome = { readonly text: string; readonly failure: ReplyFailure['kind'] }

/** One claim: its form, its state and its messages. */
export class ClaimViewModel {
  static readonly keys = { reply: ReplyToClaim, fetch: FetchClaimFile }
  readonly length = MESSAGE_LENGTH
  claim: ClaimDetails | undefined = undefined
  key = ''
  text = ''
  failure: ReplyFailure['kind'] | undefined = undefined
  /** File that could not be loaded. */
  missing: ClaimFile | undefined = undefined
  readonly sending = new Task()
  readonly fetching = new Task()
  readonly #deps

  constructor(deps: DepsOf<typeof ClaimViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { length: false, claim: observableRef })
  }

  show({ claim, key }: ClaimPageData, outcome?: ReplyOutcome): void {
    if (claim.claimNo !== this.claim?.claimNo) this.text = outcome?.text ?? ''
    this.claim = claim
    this.key = key
    this.failure = outcome?.failure
    this.missing = undefined
  }

  get mayReply(): boolean {
    return this.claim !== undefined && !isClosed(this.claim)
  }

  type(text: string): void {
    this.text = text
    this.failure = undefined
  }

  async send(): Promise<void> {
    const { claim, text } = this
    if (!claim) return
    const sent = await this.sending.run(() => this.#deps.reply.run(this.key, claim.claimNo, text))
    if (sent && this.isShown(claim)) this.showResult(sent, text)
  }

  async save(file: ClaimFile): Promise<void> {
    const { claim } = this
    if (!claim) return
    const isSaved = await this.fetching.run(() => this.#deps.fetch.run(claim.claimNo, file))
    if (this.isShown(claim)) this.showFileResult(isSaved === true ? undefined : file)
  }

  /** False if the user has opened another claim before the response arrived. */
  private isShown({ claimNo }: ClaimDetails): boolean {
    return this.claim?.claimNo === claimNo
  }

  /** Shows the result. Text that the user typed in the meantime remains in the field. */
  private showResult(sent: Awaited<ReturnType<ReplyToClaim['run']>>, text: string): void {
    this.failure = sent.ok ? undefined : sent.error.kind
    if (!sent.ok) return
    this.claim = sent.value
    if (this.text === text) this.text = ''
    this.key = crypto.randomUUID()
  }

  private showFileResult(missing: ClaimFile | undefined): void {
    this.missing = missing
  }
}
