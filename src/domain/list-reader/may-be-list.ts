const SEVERAL_TEXTS = /\S\s\S|\d[x×*]|[x×*]\d|;/iu

/** True for a line that may contain more than a number, such as "5.15644 2" or "2x5.15644". */
export const mayBeList = (line: string): boolean => SEVERAL_TEXTS.test(line.trim())
