import { makeAutoObservable } from 'mobx'
import type { Consent } from '#domain/tracking/consent.ts'

/** Whether the visitor may be asked, is asked, and what they have answered. */
export class ConsentStore {
  /** The shop is set up to tell a data layer. */
  isOffered: boolean
  choice: Consent | undefined
  isAsking = false
  /** Goes up with each choice: what happened before it is not told after it. */
  turn = 0

  constructor(isOffered: boolean, choice: Consent | undefined) {
    this.isOffered = isOffered
    this.choice = choice
    makeAutoObservable(this)
  }

  get isGranted(): boolean {
    return this.isOffered && this.choice === 'granted'
  }

  offer(isOffered: boolean): void {
    this.isOffered = isOffered
  }

  ask(): void {
    this.isAsking = this.isOffered
  }

  hold(choice: Consent | undefined): void {
    this.isAsking = false
    if (choice === this.choice) return
    this.choice = choice
    this.turn += 1
  }
}
