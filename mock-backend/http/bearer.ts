/** Calls whose payload has no token may carry it as an `Authorization: Bearer` header. */
export function bearerToken(request: Request): string | null {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}
