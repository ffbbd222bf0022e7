import { token } from '../kernel/token.ts'

/** Mutual exclusion among the tabs of a browser. */
export interface TabLock {
  /**
   * Runs `task` while this tab has the lock. If the task resolves to `settled`, this tab keeps the lock until it is
   * closed.
   */
  run(name: string, task: () => Promise<'settled' | 'open'>): Promise<void>
}

export const TabLock = token<TabLock>('TabLock')
