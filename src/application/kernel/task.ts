import { makeAutoObservable, runInAction } from 'mobx'
import type { Result } from '#domain/shared/result.ts'
import type { ApiFailure, ApiFailureKind } from './api-failure.ts'
import { attempt } from './attempt.ts'

/**
 * Asynchronous action of a control, such as a button. It runs at most once at a time; after a failure the user can
 * repeat it.
 */
export class Task {
  isRunning = false
  /** Reason why the last run failed. */
  failure: ApiFailureKind | undefined = undefined

  constructor() {
    makeAutoObservable(this)
  }

  /**
   * Runs `work`, unless the previous run is still in progress. Resolves to `undefined` in that case, and if the call
   * fails. `onDone` and the end of the run share one MobX action. A defect ends the run and is rethrown.
   */
  async run<Value>(work: () => Promise<Value>, onDone?: (value: Value) => void): Promise<Value | undefined> {
    if (this.isRunning) return undefined
    this.isRunning = true
    this.failure = undefined
    let result: Result<Value, ApiFailure> | undefined
    try {
      result = await attempt(work)
    } finally {
      runInAction(() => {
        this.isRunning = false
        if (result?.ok) onDone?.(result.value)
        else this.failure = result?.error.kind
      })
    }
    return result.ok ? result.value : undefined
  }

  forgetFailure(): void {
    this.failure = undefined
  }
}
