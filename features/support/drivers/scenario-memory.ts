import { ProcessMemory } from '#adapters/server/shared/process-memory.ts'
import type { Attempts, AttemptRule, ServerMemory } from '#adapters/server/shared/server-memory.ts'

/** What a server remembers of one scenario: the next one that it serves finds nothing. */
export class ScenarioMemory implements ServerMemory {
  #memory = new ProcessMemory()
  #attempts = new Map<string, Attempts>()

  forget(): void {
    this.#memory = new ProcessMemory()
    this.#attempts = new Map()
  }

  recall = (key: string) => this.#memory.recall(key)

  keep = (key: string, value: string, seconds: number) => this.#memory.keep(key, value, seconds)

  attempts = (rule: AttemptRule): Attempts => {
    const counted = () => {
      const known = this.#attempts.get(rule.name) ?? this.#memory.attempts(rule)
      this.#attempts.set(rule.name, known)
      return known
    }
    return {
      take: (key) => counted().take(key),
      giveBack: (key) => counted().giveBack(key),
      forget: (key) => counted().forget(key),
    }
  }

  close = () => this.#memory.close()
}
