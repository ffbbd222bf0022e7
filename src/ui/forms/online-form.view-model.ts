import { makeAutoObservable, observable, observableRef } from 'mobx'
import { SessionStore } from '#application/session/session.store.ts'
import { attempt } from '#application/kernel/attempt.ts'
import { Task } from '#application/kernel/task.ts'
import { formDraft, lastEmail, type FormDraft } from '#application/forms/form-draft.ts'
import { FindFormDocument, type FormDocument, type FormLine } from '#application/forms/form-document.ts'
import type { Ticket } from '#application/forms/forms.port.ts'
import type { OpenedForm } from '#application/forms/open-forms.ts'
import { submissionOf, SubmitForm, type SubmitRejection } from '#application/forms/submit-form.ts'
import { type Draft, Drafts } from '#application/drafts/drafts.ts'
import {
  ACCEPTED_ENDINGS,
  ATTACHMENT_LIMITS,
  attachmentError,
  type Attachment,
  type AttachmentError,
} from '#domain/forms/attachment.ts'
import {
  ENTRY_LENGTHS,
  NO_ENTRIES,
  type FormInput,
  type EntryName,
  type FormErrors,
  type Line,
} from '#domain/forms/entries.ts'
import { reasonsOf, remediesOf, type ClaimReason, type ClaimRemedy } from '#domain/forms/claim-reasons.ts'
import { asksForDocument, asksForLimit, asksForVehicle, type Form } from '#domain/forms/form.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Result of a form that was sent without scripts. */
export type FormOutcome = {
  readonly ticket?: Ticket | undefined
  readonly rejection?: SubmitRejection | undefined
  readonly entries: FormInput
  readonly lines: readonly Line[]
}
export type FormPageData = OpenedForm & {
  /** Lines that the URL selects. */
  readonly lines: readonly Line[]
  /** Message that the URL prefills. */
  readonly message?: string | undefined
  readonly reason?: ClaimReason | undefined
  /**
   * True if the URL contains a claim topic: the page then belongs to the section of the claims, not to the list of
   * forms.
   */
  readonly isClaim?: boolean | undefined
  /** Idempotency key of the first submission. */
  readonly key: string
}

type PickedFile = {
  readonly name: string
  /** Size in bytes. */
  readonly size: number
  arrayBuffer(): Promise<ArrayBuffer>
}

/** One online form, of any topic. */
export class OnlineFormViewModel {
  static readonly keys = {
    submit: SubmitForm,
    find: FindFormDocument,
    drafts: Drafts,
    session: SessionStore,
  }
  readonly lengths = ENTRY_LENGTHS
  readonly accepted = ACCEPTED_ENDINGS
  form: Form | undefined = undefined
  isClaim = false
  document: FormDocument | undefined = undefined
  /** All claim forms, one per topic, including this form; empty if this form is not about a document. */
  others: readonly Form[] = []
  entries: FormInput = NO_ENTRIES
  /** Selected quantities, by line number. */
  readonly chosen: Map<number, number> = observable.map<number, number>()
  files: readonly Attachment[] = []
  fileErrors: readonly { readonly name: string; readonly error: AttachmentError }[] = []
  errors: FormErrors = {}
  rejection: Exclude<SubmitRejection['kind'], 'flawed'> | undefined = undefined
  ticket: Ticket | undefined = undefined
  readonly sending = new Task()
  key = ''
  #draft: Draft<FormDraft> | undefined
  #sent: FormDraft['sent']
  readonly #deps

  constructor(deps: DepsOf<typeof OnlineFormViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, {
      lengths: false,
      accepted: false,
      chosen: false,
      form: observableRef,
      document: observableRef,
      others: observableRef,
      entries: observableRef,
      files: observableRef,
      fileErrors: observableRef,
      errors: observableRef,
      ticket: observableRef,
    })
  }

  show(
    { form, documentNo, document, others, lines, message = '', reason, isClaim = false, key }: FormPageData,
    outcome?: FormOutcome,
  ): void {
    const isAnother = this.form?.formId !== form.formId
    this.form = form
    this.isClaim = isClaim
    this.others = others
    if (isAnother) this.clear(key)
    if (outcome) this.showOutcome(outcome)
    if (!outcome && message !== '') this.entries = { ...this.entries, message }
    if (!outcome && reason !== undefined) this.entries = { ...this.entries, reason }
    if (documentNo === '') return
    this.entries = { ...this.entries, documentNo }
    this.hold(document)
    if (!outcome && lines.length > 0) this.choose(lines)
  }

  /** Restores the draft of this device after hydration, unless another document is requested. */
  async recall(): Promise<void> {
    const { form } = this
    if (!form || this.ticket) return
    this.#draft = this.#deps.drafts.open(formDraft(form.formId))
    const savedDraft = this.#draft.restore()
    const email = this.entries.email || this.#deps.drafts.open(lastEmail).restore() || ''
    this.entries = { ...this.entries, email }
    if (!savedDraft) return
    const { documentNo } = this.entries
    this.#sent = savedDraft.sent
    const marked = this.chosenLines
    this.entries = {
      ...savedDraft.entries,
      email: savedDraft.entries.email || email,
      documentNo: documentNo === '' ? savedDraft.entries.documentNo : documentNo,
    }
    const isSame = documentNo === '' || documentNo === savedDraft.entries.documentNo
    if (isSame && this.document === undefined) await this.findDocument()
    if (isSame) this.choose([...marked, ...savedDraft.lines])
  }

  /** Claim topic in the URL. */
  get reported(): string | undefined {
    return this.isClaim ? this.form?.topic : undefined
  }

  get asksForDocument(): boolean {
    return this.form !== undefined && asksForDocument(this.form.topic)
  }

  get asksForVehicle(): boolean {
    return this.form !== undefined && asksForVehicle(this.form.topic)
  }

  get asksForLimit(): boolean {
    return this.form !== undefined && asksForLimit(this.form.topic)
  }

  get reasons(): readonly ClaimReason[] {
    return this.form ? reasonsOf(this.form.topic) : []
  }

  get remedies(): readonly ClaimRemedy[] {
    return this.form ? remediesOf(this.form.topic) : []
  }

  get chosenLines(): readonly Line[] {
    return this.lines.flatMap(({ lineNo, quantity: maximum }) => {
      const quantity = this.chosen.get(lineNo)
      return quantity === undefined ? [] : [{ lineNo, quantity, most: maximum }]
    })
  }

  get lines(): readonly FormLine[] {
    return this.document?.lines ?? []
  }

  type(name: EntryName, text: string): void {
    this.entries = { ...this.entries, [name]: text }
    const { [name]: _mended, ...others } = this.errors
    this.errors = others
    if (name === 'documentNo') this.forgetDocument()
    this.keep()
  }

  async findDocument(): Promise<void> {
    const { form, entries } = this
    if (!form || !this.asksForDocument || entries.documentNo.trim() === '') return
    const result = await attempt(() => this.#deps.find.run(form.topic, entries.documentNo))
    if (result.ok) this.hold(result.value)
    else this.reject('unreachable')
    this.keep()
  }

  mark({ lineNo, quantity }: FormLine, isMarked: boolean): void {
    if (isMarked) this.chosen.set(lineNo, quantity)
    else this.chosen.delete(lineNo)
    const { lines: _mended, ...others } = this.errors
    this.errors = others
    this.keep()
  }

  setQuantity({ lineNo, quantity }: FormLine, typedText: string): void {
    const requestedQuantity = Number(typedText)
    if (!Number.isSafeInteger(requestedQuantity) || requestedQuantity < 1) return
    this.chosen.set(lineNo, requestedQuantity)
    const { lines: _mended, ...others } = this.errors
    this.errors = requestedQuantity > quantity ? { ...others, lines: 'too-many' } : others
    this.keep()
  }

  attach(addedAttachments: readonly Attachment[]): void {
    const files = [...this.files]
    const errors: { name: string; error: AttachmentError }[] = []
    for (const file of addedAttachments) {
      const error = attachmentError(file, files)
      if (error === undefined) files.push(file)
      else errors.push({ name: file.name, error })
    }
    this.files = files
    this.fileErrors = errors
  }

  /** Attaches files that the user has chosen. A file that is too large is not read. */
  async pick(picked: readonly PickedFile[]): Promise<void> {
    const tooLarge = picked.filter(({ size }) => size > ATTACHMENT_LIMITS.bytesEach)
    const read = picked.filter((file) => !tooLarge.includes(file))
    const files = await Promise.all(
      read.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    )
    this.attach(files)
    this.rejectFiles(tooLarge)
  }

  detach(position: number): void {
    this.files = this.files.filter((_, index) => index !== position)
    this.fileErrors = []
  }

  async submit(): Promise<void> {
    const { form, entries, files } = this
    if (!form || this.sending.isRunning) return
    const lines = this.chosenLines
    const filled = { form, entries, lines, files }
    this.begin(filled)
    await this.sending.run(
      () => this.#deps.submit.run(this.#sent?.key ?? this.key, filled),
      (sent) =>
        this.showOutcome({
          entries,
          lines,
          ...(sent.ok ? { ticket: sent.value } : { rejection: sent.error }),
        }),
    )
  }

  /** Query that opens another form for the same lines. */
  searchOf(formId: string): string {
    const lines = this.chosenLines.map(({ lineNo, quantity }) => ['line', `${lineNo}:${quantity}`])
    const query = [
      ['form', formId],
      ['report', this.reported ?? ''],
      ['documentNo', this.entries.documentNo],
      ...lines,
    ]
    return `?${new URLSearchParams(query.filter(([, value]) => value !== '')).toString()}`
  }

  /**
   * Starts a submission. The same content has the same idempotency key, so that a retry after a lost response creates
   * no second ticket.
   */
  private begin(filled: Parameters<typeof submissionOf>[0]): void {
    this.rejection = undefined
    const files = filled.files.map(({ name, bytes }) => [name, bytes.length])
    const content = JSON.stringify({ ...submissionOf(filled), files })
    if (this.#sent?.content === content) return
    this.#sent = { key: this.#sent === undefined ? this.key : crypto.randomUUID(), content }
    this.keep()
  }

  private showOutcome({ ticket, rejection, entries, lines }: FormOutcome): void {
    this.entries = entries
    this.choose(lines)
    this.ticket = ticket
    this.errors = rejection?.kind === 'flawed' ? rejection.errors : {}
    this.rejection = rejection && rejection.kind !== 'flawed' ? rejection.kind : undefined
    if (!ticket) return
    this.#draft?.discard()
    this.#deps.drafts.open(lastEmail).save(entries.email.trim())
  }

  private hold(document: FormDocument | undefined): void {
    if (document?.documentNo === this.document?.documentNo && document !== undefined) return
    this.document = document
    this.chosen.clear()
    const { documentNo } = this.entries
    const { documentNo: _before, ...others } = this.errors
    const isUnknown = document === undefined && documentNo !== ''
    this.errors = isUnknown ? { ...others, documentNo: 'unknown' } : others
  }

  private forgetDocument(): void {
    this.document = undefined
    this.chosen.clear()
  }

  private choose(lines: readonly Line[]): void {
    this.chosen.clear()
    for (const { lineNo, quantity } of lines) {
      const line = this.lines.find((one) => one.lineNo === lineNo)
      if (line && quantity >= 1) this.chosen.set(lineNo, quantity)
    }
  }

  private rejectFiles(files: readonly { readonly name: string }[]): void {
    const errors = files.map(({ name }) => ({ name, error: 'too-large' as const }))
    this.fileErrors = [...errors, ...this.fileErrors]
  }

  private reject(kind: Exclude<SubmitRejection['kind'], 'flawed'>): void {
    this.rejection = kind
  }

  private clear(key: string): void {
    this.key = key
    this.document = undefined
    this.entries = { ...NO_ENTRIES, email: this.#deps.session.user?.email ?? '' }
    this.chosen.clear()
    this.files = []
    this.fileErrors = []
    this.errors = {}
    this.ticket = undefined
    this.#sent = undefined
  }

  private keep(): void {
    if (this.ticket) return
    const lines = this.chosenLines
    this.#draft?.save({ entries: this.entries, lines, sent: this.#sent })
  }
}
