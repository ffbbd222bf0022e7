import { createLogger, type Logger } from '#adapters/server/logger.ts'
import { requestLogFields } from '#adapters/server/request-context.ts'

export type LogLine = Readonly<Record<string, unknown>> & { readonly level: string; readonly message: string }

/** Production log with readable lines. */
export function readableLog(): {
  readonly logger: Logger
  readonly text: () => string
  readonly lines: () => LogLine[]
} {
  const writtenTexts: string[] = []
  const logger = createLogger('debug', {
    to: { write: (line) => void writtenTexts.push(line) },
    circumstances: requestLogFields,
  })
  const lines = () => writtenTexts.map((line) => JSON.parse(line) as LogLine)
  return { logger, text: () => writtenTexts.join(''), lines }
}
