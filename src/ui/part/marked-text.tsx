import { matchedPiece } from './matched-piece.ts'

type Props = {
  readonly text: string
  /** What was searched for; nothing is marked without it, or when it is not in the text. */
  readonly term: string | undefined
}

export function MarkedText({ text, term }: Props) {
  const piece = term === undefined ? undefined : matchedPiece(text, term)
  if (!piece) return text
  return (
    <>
      {piece.before}
      <mark>{piece.match}</mark>
      {piece.after}
    </>
  )
}
