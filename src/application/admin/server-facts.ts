import { token } from '../kernel/token.ts'

/** How the server is configured, without secrets, for the admin page alone; nothing where there is no server. */
export type ServerFacts = Readonly<Record<string, string>>

export const ServerFacts = token<ServerFacts>('ServerFacts')
