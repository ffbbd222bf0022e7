/**
 * An e-mail address without invisible characters, and without those that separate addresses and names in a mail header.
 */
const EMAIL =
  /^[^\s\p{Cc}\p{Cf}"(),:;<>@[\\\]]+@[^\s\p{Cc}\p{Cf}"(),:;<>@[\\\].]+(?:\.[^\s\p{Cc}\p{Cf}"(),:;<>@[\\\].]+)+$/u
const EMAIL_LENGTH_MAX = 254

export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH_MAX && EMAIL.test(text)
