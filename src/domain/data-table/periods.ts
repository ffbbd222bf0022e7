const PERIODS = ['last30Days', 'thisMonth', 'lastMonth', 'thisYear'] as const

export type Period = {
  readonly id: (typeof PERIODS)[number]
  /** ISO 8601 dates, both included. */
  readonly from: string
  readonly to: string
}

const DAY_MS = 86_400_000

/** Suggested date ranges of filters, such as this month; `today` is an ISO 8601 date. */
export function periodsOn(today: string): readonly Period[] {
  const now = new Date(`${today}T00:00:00Z`)
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const bounds: Readonly<Record<Period['id'], readonly [from: number, to: number]>> = {
    last30Days: [now.getTime() - 29 * DAY_MS, now.getTime()],
    thisMonth: [Date.UTC(year, month, 1), Date.UTC(year, month + 1, 0)],
    lastMonth: [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)],
    thisYear: [Date.UTC(year, 0, 1), Date.UTC(year, 11, 31)],
  }
  return PERIODS.map((id) => {
    const [from, to] = bounds[id]
    return { id, from: isoDay(from), to: isoDay(to) }
  })
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)
