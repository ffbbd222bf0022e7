import type { Span } from '#domain/appointments/appointment.ts'

/** Local time of the location, in the same format for every language. */
export function windowText({ from, to }: Span, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return `${clock.format(new Date(from))}–${clock.format(new Date(to))}`
}

/** ISO 8601 date of a time, at the place. */
export const dayAt = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(time))
