import { useRevalidator } from 'react-router'

/** Carries out a change, and asks for the list anew where it was made. */
export function useChange(): (change: () => Promise<boolean>) => Promise<boolean> {
  const { revalidate } = useRevalidator()
  return async (change) => {
    const isDone = await change()
    if (isDone) await revalidate()
    return isDone
  }
}
