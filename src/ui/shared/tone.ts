/** What a state means; each component adds the icon and the colour, the caller the word. */
export type Tone = 'positive' | 'warning' | 'negative' | 'info' | 'neutral'
