import { makeAutoObservable } from 'mobx'
import type { Consent } from '#domain/tracking/consent.ts'

/** State of the consent dialog and the visitor's choice. */
export class ConsentStore {
  /** True if a data layer is configured. */
  isOffered: boolean
  choice: Consent | undefined
  isAsking = false
  /** Increased with each choice, so that events from before the consent are not reported after it. */
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

  set(choice: Consent | undefined): void {
    this.isAsking = false
    if (choice === this.choice) return
    this.choice = choice
    this.turn += 1
  }
}
