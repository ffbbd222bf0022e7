/** The meaning of a state; each component adds icon and color, the caller the text. */
export type Severity = 'positive' | 'warning' | 'negative' | 'info' | 'neutral'
