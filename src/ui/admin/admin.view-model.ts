import { makeAutoObservable, observableRef } from 'mobx'
import type {
  CaseDecision,
  MockBehaviour,
  OpenCase,
  Redirect,
} from '#application/admin/administration.port.ts'
import { DecideCase } from '#application/admin/decide-case.ts'
import type { ReportGroup } from '#application/admin/group-reports.ts'
import { InspectShop, type ShopState } from '#application/admin/inspect-shop.ts'
import { LogInAsAdmin } from '#application/admin/log-in-as-admin.ts'
import { LogOutAdmin } from '#application/admin/log-out-admin.ts'
import { Task } from '#application/kernel/task.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export const MOCK_FAULTS = ['none', 'down', 'garbage'] as const satisfies readonly MockBehaviour['fault'][]
/** Delays of the mock API that the page offers, in milliseconds. */
export const MOCK_LATENCIES = [0, 300, 2000] as const

const FEATURES = ['order', 'invoice', 'shipment', 'showPrice', 'fillBasket', 'vinSearch'] as const

type LogInErrorKind = 'wrong-credentials' | 'too-many-attempts' | 'unreachable'

/** State of the shop for its operators. */
export class AdminViewModel {
  static readonly keys = {
    session: SessionStore,
    logIn: LogInAsAdmin,
    logOut: LogOutAdmin,
    inspect: InspectShop,
    decide: DecideCase,
  }
  username = ''
  password = ''
  readonly loggingIn = new Task()
  error: LogInErrorKind | undefined = undefined
  readonly deciding = new Task()
  /** Typed answers, by case number. */
  readonly answers = new Map<string, string>()
  undecided: { readonly caseNo: string; readonly failure: 'missing' | 'failed' } | undefined = undefined
  private state: ShopState | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof AdminViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<AdminViewModel, 'state'>(this, { state: observableRef })
  }

  /** Rights of this session. */
  get features(): readonly { readonly name: string; readonly isOn: boolean }[] {
    return FEATURES.map((name) => ({ name, isOn: this.#deps.session.features[name] }))
  }

  get isLoggedIn(): boolean {
    return this.state !== undefined
  }

  /** Latency of the API in milliseconds; undefined if the API does not respond. */
  get latency(): number | undefined {
    return this.state?.latency
  }

  get reports(): readonly ReportGroup[] {
    return this.state?.reports ?? []
  }

  /** Absent if the API is not the mock. */
  get mock(): MockBehaviour | undefined {
    return this.state?.mock
  }

  get redirects(): readonly Redirect[] {
    return this.state?.redirects ?? []
  }

  get cases(): readonly OpenCase[] {
    return this.state?.cases ?? []
  }

  answerTo({ caseNo }: OpenCase): string {
    return this.answers.get(caseNo) ?? ''
  }

  typeAnswer({ caseNo }: OpenCase, text: string): void {
    this.answers.set(caseNo, text)
    this.undecided = undefined
  }

  /** Environment variables with their effective values; empty until the server has reported them. */
  get configuration(): readonly { readonly name: string; readonly value: string }[] {
    return Object.entries(this.state?.configuration ?? {}).map(([name, value]) => ({ name, value }))
  }

  get messageId(): `login.${LogInErrorKind}` | undefined {
    return this.error && `login.${this.error}`
  }

  /** Shows the state of the server; `state` is absent before the login at the second service. */
  open(state: ShopState | undefined): void {
    this.state = state
  }

  typeUsername(text: string): void {
    this.username = text
  }

  typePassword(text: string): void {
    this.password = text
  }

  /** Resolves to true if the second service has accepted the login. */
  async logIn(): Promise<boolean> {
    const credentials = { username: this.username.trim(), password: this.password }
    const answer = await this.loggingIn.run(
      () => this.#deps.logIn.run(credentials),
      (answered) => {
        this.error = answered.ok ? undefined : answered.error.kind
        this.password = ''
      },
    )
    if (answer?.ok) await this.look()
    return answer?.ok ?? false
  }

  async logOut(): Promise<void> {
    this.open(undefined)
    await this.#deps.logOut.run()
  }

  /** Reloads the data; `change` first changes the behaviour of the mock. */
  async look(change: Partial<MockBehaviour> = {}): Promise<void> {
    const state = await this.#deps.inspect.run(change)
    this.open(state && { ...state, configuration: this.state?.configuration ?? state.configuration })
  }

  /** Sends the decision. The typed text remains until the API has accepted it. */
  async decide(decided: OpenCase, decision: CaseDecision): Promise<void> {
    const { caseNo } = decided
    const answer = await this.deciding.run(
      () => this.#deps.decide.run(decided, decision, this.answerTo(decided)),
      (answered) => {
        this.undecided = answered.ok ? undefined : { caseNo, failure: answered.error }
        if (answered.ok) this.answers.delete(caseNo)
      },
    )
    if (answer?.ok) await this.look()
  }
}
