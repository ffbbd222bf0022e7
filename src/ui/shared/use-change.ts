import { useRevalidator } from 'react-router'

/**
 * Carries out a change, and asks for the list anew where it was made. What was pressed may be gone then: `onGone`
 * hears of it, unless the focus has gone on meanwhile.
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
