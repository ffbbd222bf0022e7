import type { Fault, Faults } from './fault.ts'

/** Selects the fault of a call; the first match wins. */
export class FaultSchedule {
  #pending: { fault: Fault; left: number }[] = []

  constructor(faults: Faults = []) {
    this.replace(faults)
  }

  replace(faults: Faults): void {
    this.#pending = faults.map((fault) => ({ fault, left: fault.times ?? Infinity }))
  }

  next(path: string): Fault | undefined {
    const due = this.#pending.find(({ fault, left }) => left > 0 && covers(fault.path, path))
    if (due) due.left -= 1
    return due?.fault
  }
}

function covers(pattern: string | RegExp, path: string): boolean {
  if (typeof pattern !== 'string') return path.search(pattern) >= 0
  return path === pattern || (pattern.endsWith('/') && path.startsWith(pattern))
}
