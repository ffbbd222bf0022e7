import { makeAutoObservable, observableRef } from 'mobx'
import type { PartnerRejection } from '#application/partner-interface/partner-rejection.ts'
import { Task } from '#application/kernel/task.ts'
import type { NewSecret } from '#domain/partner-interface/partner-interface.ts'
import type { WebhookUrlError } from '#domain/partner-interface/webhook-url.ts'
import type { Result } from '#domain/shared/result.ts'

type ChangeError = 'missing' | 'day' | 'hosts' | 'codes' | 'field' | WebhookUrlError
type ChangeErrors = Readonly<Record<string, ChangeError>>

/** Runs the changes of a section, one at a time, and stores the result of the last one. */
export class PartnerChange {
  /** Secret of the last change. The API returns a secret only once, so it is lost when the section is closed. */
  secret: NewSecret | undefined = undefined
  rejection: PartnerRejection['kind'] | undefined = undefined
  /** Subject of the last change that succeeded. */
  done: string | undefined = undefined
  errors: ChangeErrors = {}
  private subject = ''
  readonly #task = new Task()

  constructor() {
    makeAutoObservable(this, { secret: observableRef, errors: observableRef })
  }

  /** Subject of the running change. */
  get pending(): string | undefined {
    return this.#task.isRunning ? this.subject : undefined
  }

  /** Sets the validation errors of the input; returns true if there are none. */
  accepts(errors: ChangeErrors): boolean {
    this.errors = errors
    this.forgetResult()
    return Object.keys(errors).length === 0
  }

  /** Runs a change. `subject` is the id of the changed entry, or the name of a form. Resolves to true on success. */
  async run<Value>(
    subject: string,
    change: () => Promise<Result<Value, PartnerRejection>>,
    onDone?: (value: Value) => void,
  ): Promise<boolean> {
    if (this.#task.isRunning) return false
    this.subject = subject
    this.forgetResult()
    const changed = await this.#task.run(change, (result) => {
      if (!result.ok) return void (this.rejection = result.error.kind)
      this.done = subject
      onDone?.(result.value)
    })
    return changed?.ok ?? false
  }

  /** Runs a change that may return a secret, and stores the secret for display. */
  runForSecret(
    subject: string,
    change: () => Promise<Result<NewSecret | undefined, PartnerRejection>>,
  ): Promise<boolean> {
    return this.run(subject, change, (secret) => (this.secret = secret ?? this.secret))
  }

  private forgetResult(): void {
    this.rejection = undefined
    this.done = undefined
  }
}
