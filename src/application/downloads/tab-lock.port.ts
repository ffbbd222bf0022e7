import { token } from '../kernel/token.ts'

/** Mutual exclusion among the tabs of a browser. */
export interface TabLock {
  /** Runs `task` with the lock. After `settled` no other tab gets this lock while this tab is open. */
  run(name: string, task: () => Promise<'settled' | 'open'>): Promise<void>
}

export const TabLock = token<TabLock>('TabLock')
