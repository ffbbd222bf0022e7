export type ErrorListener = (parts: readonly unknown[]) => void

type Listened = Pick<Window, 'addEventListener'> & { readonly console: Pick<Console, 'error'> }

/** Reports errors of the page: uncaught errors, unhandled rejections, and `console.error`, which still prints. */
export function listenForErrors(listener: ErrorListener, page: Listened = window): void {
  const write = page.console.error.bind(page.console)
  page.console.error = (...parts: unknown[]) => {
    write(...parts)
    listener(parts)
  }
  page.addEventListener('error', ({ error, message }) => listener([error ?? message]))
  page.addEventListener('unhandledrejection', ({ reason }) => listener(['Unhandled rejection:', reason]))
}
