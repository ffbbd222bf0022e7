/** Resolves when the browser has nothing else to do. Safari has no such event. */
export const requestIdle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve)
    else setTimeout(resolve, 200)
  })
