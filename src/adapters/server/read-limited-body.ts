/** Reads a body as text; `undefined` if it exceeds `max` bytes or is incomplete. */
export async function readLimitedBody({ headers, body }: Response, max: number): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > max) {
    await body?.cancel()
    return undefined
  }
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > max) return undefined
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch {
    return undefined
  }
}
