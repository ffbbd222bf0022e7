import type { DestinationStream } from 'pino'

type Entry = {
  readonly level: string
  readonly time: string
  readonly message: string
  readonly cause?: { readonly stack?: string; readonly message: string }
  readonly pid: number
}

/** Formats log entries for the development console. */
export const devLogFormatter = (write: (text: string) => void): DestinationStream => ({
  write(line) {
    const { level, time, message, cause, pid: _, ...facts } = JSON.parse(line) as Entry
    const fields = Object.entries(facts).map(([name, value]) => ` ${name}=${String(value)}`)
    const reason = cause ? `\n${cause.stack ?? cause.message}` : ''
    write(`${time.slice(11, 23)} ${level} ${message}${fields.join('')}${reason}\n`)
  },
})
