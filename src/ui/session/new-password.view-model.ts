import { makeAutoObservable } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Sends a link for a new password to a logged-in user. */
export class NewPasswordViewModel {
  static readonly keys = { session: SessionStore, requestReset: RequestPasswordReset }
  readonly requesting = new Task()
  outcome: 'sent' | 'unreachable' | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof NewPasswordViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /**
   * E-mail address. Undefined if the API does not return it, and in punch-out sessions, whose users have no password.
   */
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
