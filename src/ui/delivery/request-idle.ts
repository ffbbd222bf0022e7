/** Resolves when the browser is idle; in Safari, which has no `requestIdleCallback`, after 200 ms. */
export const requestIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
