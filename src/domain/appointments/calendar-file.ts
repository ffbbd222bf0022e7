import { addressLine, type Appointment } from './appointment.ts'

/** Maximum line length in octets, without the line break (RFC 5545, 3.1). */
const LINE_LENGTH_MAX = 75

export type CalendarTexts = { readonly summary: string; readonly description: string }

/** Creates an iCalendar file with one event (RFC 5545); a cancelled appointment removes its event from the calendar. */
export function calendarFile(appointment: Appointment, texts: CalendarTexts): string {
  const { no, from, to, changedAt, version, status, location } = appointment
  const isCancelled = status === 'cancelled'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Drawbar//Pick-up//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escapedText(no)}@drawbar`,
    `DTSTAMP:${utc(changedAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escapedText(texts.summary)}`,
    `DESCRIPTION:${escapedText(texts.description)}`,
    `LOCATION:${escapedText(addressLine(location))}`,
    `STATUS:${isCancelled ? 'CANCELLED' : status === 'requested' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(foldedLine).join('\r\n') + '\r\n'
}

/** Escapes a TEXT value (RFC 5545, 3.3.11). */
export const escapedText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    // RFC 5545 allows no other control characters in TEXT
    .replaceAll(/\p{Cc}/gu, '')

/** Folds a line between characters, never within one; a continuation line starts with a space. */
export function foldedLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_LENGTH_MAX) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** Size in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x8_00) return 2
  return point < 0x1_00_00 ? 3 : 4
}

/** UTC time as `20261124T080000Z`. */
const utc = (time: string): string =>
  new Date(time).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
