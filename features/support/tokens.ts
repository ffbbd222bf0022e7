const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token without a signature, as a browser stores it. `expiry` in ms since the epoch. */
export const anyToken = (expiry: number) =>
  `${part({ alg: 'HS256' })}.${part({ sub: 'D0100001', exp: Math.floor(expiry / 1000) })}`
