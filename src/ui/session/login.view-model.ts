import { makeAutoObservable } from 'mobx'
import { Task } from '#application/kernel/task.ts'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { LogIn, type LogInError } from '#application/authentication/log-in.ts'
import { RequestPasswordReset } from '#application/session/request-password-reset.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type LoginActionData = { readonly username: string; readonly error: LogInError }

type ResetOutcome = Awaited<ReturnType<RequestPasswordReset['run']>>

export class LoginViewModel {
  static readonly keys = { logIn: LogIn, requestReset: RequestPasswordReset, clearUserData: ClearUserData }
  username = ''
  password = ''
  isPasswordShown = false
  readonly loggingIn = new Task()
  error: LogInError | undefined = undefined
  readonly resetting = new Task()
  reset: ResetOutcome | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof LoginViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  /** Deletes the visitor's data in the browser after the server has ended the session. */
  forgetVisitor(): void {
    this.#deps.clearUserData.run()
  }

  /** Restores the typed values, except for the password, after a form that was posted without scripts. */
  showRejection({ username, error }: LoginActionData): void {
    this.username = username
    this.error = error
  }

  get messageId(): `login.${LogInError['kind']}` | undefined {
    return this.error && `login.${this.error.kind}`
  }

  /** Seconds until the next attempt, as returned by the API; 60 by default. */
  get waitSeconds(): number {
    return this.error?.kind === 'too-many-attempts' ? (this.error.retryAfter ?? 60) : 0
  }

  get resetMessageId(): `login.reset.${ResetOutcome}` | undefined {
    return this.reset && !this.isUsernameMissing ? `login.reset.${this.reset}` : undefined
  }

  /** True if the user requested a new password without typing an e-mail address. */
  get isUsernameMissing(): boolean {
    return this.reset === 'incomplete'
  }

  typeUsername(text: string): void {
    if (this.isUsernameMissing) this.reset = undefined
    this.username = text
  }

  typePassword(text: string): void {
    this.password = text
  }

  togglePassword(): void {
    this.isPasswordShown = !this.isPasswordShown
  }

  /** Logs in; resolves to true on success. `onLoggedIn` is called before. */
  async submit(onLoggedIn?: () => void): Promise<boolean> {
    const { username, password } = this
    const outcome = await this.loggingIn.run(
      () => this.#deps.logIn.run({ username, password }, onLoggedIn),
      (result) => {
        this.error = result.ok ? undefined : result.error
        if (result.ok) this.password = ''
      },
    )
    return outcome?.ok ?? false
  }

  async requestReset(): Promise<void> {
    if (this.resetting.isRunning) return
    this.reset = undefined
    await this.resetting.run(
      () => this.#deps.requestReset.run(this.username),
      (outcome) => (this.reset = outcome),
    )
  }
}
