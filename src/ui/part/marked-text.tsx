import { matchHighlight } from './match-highlight.ts'

type Props = {
  readonly text: string
  /** Search term; without it, or without a match, no text is marked. */
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
