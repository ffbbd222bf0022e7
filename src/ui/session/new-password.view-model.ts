import { makeAutoObservable } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** A link for a new password, for somebody who is logged in. */
export class NewPasswordViewModel {
  static readonly keys = { session: SessionStore, requestReset: RequestPasswordReset }
  readonly requesting = new Task()
  outcome: 'sent' | 'unreachable' | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof NewPasswordViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Undefined where the API does not tell it, and for who shops for another system: they have no password here. */
  get email(): string | undefined {
    const { user } = this.#deps.session
    return user?.punchOut === undefined ? user?.email : undefined
  }

  get messageId(): 'newPassword.sent' | 'login.reset.unreachable' | undefined {
    if (this.outcome === undefined) return undefined
    return this.outcome === 'sent' ? 'newPassword.sent' : 'login.reset.unreachable'
  }

  async request(): Promise<void> {
    const { email } = this
    if (email === undefined || this.requesting.isRunning) return
    this.outcome = undefined
    await this.requesting.run(
      () => this.#deps.requestReset.run(email),
      (outcome) => (this.outcome = outcome === 'sent' ? 'sent' : 'unreachable'),
    )
  }
}
