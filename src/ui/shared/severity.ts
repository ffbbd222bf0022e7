/** Meaning of a state. Components add icon and colour, and the caller adds the text. */
export type Severity = 'positive' | 'warning' | 'negative' | 'info' | 'neutral'
