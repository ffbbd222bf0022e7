import { token } from '../kernel/token.ts'

/** Of all tabs of a browser, one at a time. */
export interface TabLock {
  /** After `settled` nobody else has this turn for as long as this tab lives. */
  run(name: string, task: () => Promise<'settled' | 'open'>): Promise<void>
}

export const TabLock = token<TabLock>('SharedTurn')
