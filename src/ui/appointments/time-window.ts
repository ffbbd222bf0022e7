import type { TimeSpan } from '#domain/appointments/appointment.ts'

/** "08:00–08:30" in the time zone of the location, in 24-hour format for every language. */
export function timeWindowText({ from, to }: TimeSpan, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return `${clock.format(new Date(from))}–${clock.format(new Date(to))}`
}

/** ISO 8601 day of a time, in the time zone of the location. */
export const localDayOf = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(time))
