import { useRevalidator } from 'react-router'

/**
 * Runs a change and reloads the list. The reload may remove the pressed button: calls `onGone` then, unless the focus
 * has moved.
 */
export function useChangeAndReload(
  onGone?: () => void,
): (change: () => Promise<boolean>) => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return async (change) => {
    const pressed = document.activeElement
    const isDone = await change()
    if (isDone) await revalidate()
    if (isDone && [pressed, document.body].includes(document.activeElement)) onGone?.()
    return isDone
  }
}
