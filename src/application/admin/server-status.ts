import { token } from '../kernel/token.ts'

/** Configuration of the server without secrets, for the admin page; empty in the browser. */
export type ServerStatus = Readonly<Record<string, string>>

export const ServerStatus = token<ServerStatus>('ServerStatus')
