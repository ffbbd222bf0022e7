import { matchHighlight } from './match-highlight.ts'

type Props = {
  readonly text: string
  /** Search term; nothing is marked without it, or if the text does not contain it. */
  readonly term: string | undefined
}

export function MarkedText({ text, term }: Props) {
  const piece = term === undefined ? undefined : matchHighlight(text, term)
  if (!piece) return text
  return (
    <>
      {piece.before}
      <mark>{piece.match}</mark>
      {piece.after}
    </>
  )
}
