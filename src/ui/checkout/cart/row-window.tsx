import { type ReactNode } from 'react'

type Props<Key> = {
  readonly keys: readonly Key[]
  readonly children: (key: Key) => ReactNode
}

export function RowWindow<Key>({ keys, children }: Props<Key>) {
  return keys.map(children)
}
