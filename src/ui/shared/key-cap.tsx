import { FormattedMessage } from 'react-intl'

/** Keys whose name is translated; all others have the same cap in every language. */
const NAMED_KEYS = ['control', 'enter', 'shift', 'delete', 'home', 'end', 'pageUp', 'pageDown'] as const
type NamedKey = (typeof NAMED_KEYS)[number]
export type Key = NamedKey | '/' | '?' | 'K' | 'V' | 'Z' | 'Esc' | 'Tab' | 'Alt' | '↑' | '↓' | '←' | '→'

/** Name of a key as on the keyboards of the language. */
export function KeyCap({ of }: { readonly of: Key }) {
  return <kbd>{isNamed(of) ? <FormattedMessage id={`keys.key.${of}`} /> : of}</kbd>
}

const isNamed = (key: Key): key is NamedKey => NAMED_KEYS.some((name) => name === key)
