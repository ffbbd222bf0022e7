import { errorText } from '#domain/errors/error-report.ts'
import type { Logger } from './logger.ts'

type Written = Pick<Console, 'error' | 'warn'>

/** What pages and libraries write to the console becomes entries of the log, with its care for secrets. */
export function captureConsole(console: Written, logger: Logger): void {
  console.error = (...parts: unknown[]) => {
    const cause = parts.find((part) => part instanceof Error)
    const words = parts.filter((part) => part !== cause)
    logger.error(words.length > 0 ? errorText(words) : 'Something went wrong', cause)
  }
  console.warn = (...parts: unknown[]) => logger.info(errorText(parts))
}
