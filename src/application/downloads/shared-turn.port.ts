/** Of all tabs of a browser, one at a time. */
export interface SharedTurn {
  run(name: string, task: () => Promise<void>): Promise<void>
}

export const SharedTurn = Symbol('SharedTurn')
