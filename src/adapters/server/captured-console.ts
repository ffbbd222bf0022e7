import { errorText } from '#domain/errors/error-report.ts'
import type { Logger } from './logger.ts'

type Written = Pick<Console, 'error' | 'warn'>

/** Redirects console output to the logger, which removes secrets. */
export function captureConsole(console: Written, logger: Logger): void {
  console.error = (...parts: unknown[]) => {
    const cause = parts.find((part) => part instanceof Error)
    const words = parts.filter((part) => part !== cause)
    logger.error(words.length > 0 ? errorText(words) : 'Something went wrong', cause)
  }
  console.warn = (...parts: unknown[]) => logger.info(errorText(parts))
}
