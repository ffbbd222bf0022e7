import { useRevalidator } from 'react-router'

/**
 * Runs a change and reloads the list. The pressed button may be removed by that: calls `onGone`, unless the focus has
 * moved meanwhile.
 */
export function useChange(onGone?: () => void): (change: () => Promise<boolean>) => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return async (change) => {
    const pressed = document.activeElement
    const isDone = await change()
    if (isDone) await revalidate()
    if (isDone && [pressed, document.body].includes(document.activeElement)) onGone?.()
    return isDone
  }
}
