import type { ErrorLevel } from '#domain/errors/error-report.ts'

export type ErrorListener = (parts: readonly unknown[], level: ErrorLevel) => void

type Listened = Pick<Window, 'addEventListener'> & { readonly console: Pick<Console, ErrorLevel> }

/**
 * Reports errors of the page: uncaught errors, unhandled rejections, and `console.error` and `console.warn`, which still
 * print.
 */
export function listenForErrors(listener: ErrorListener, page: Listened = window): void {
  for (const level of ['error', 'warn'] as const) {
    const write = page.console[level].bind(page.console)
    page.console[level] = (...parts: unknown[]) => {
      write(...parts)
      listener(parts, level)
    }
  }
  page.addEventListener('error', ({ error, message }) => listener([error ?? message], 'error'))
  page.addEventListener('unhandledrejection', ({ reason }) =>
    listener(['Unhandled rejection:', reason], 'error'),
  )
}
