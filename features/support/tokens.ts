const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as a browser keeps it: header and payload, without the signature. `expiry` in ms since the epoch. */
export const anyToken = (expiry: number) =>
  `${part({ alg: 'HS256' })}.${part({ sub: 'D0100001', exp: Math.floor(expiry / 1000) })}`
