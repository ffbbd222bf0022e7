/** Reads a body as text; `undefined` if it exceeds `most` bytes or breaks off. */
export async function readLimitedBody(
  { headers, body }: Response,
  most: number,
): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > most) {
    await body?.cancel()
    return undefined
  }
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > most) return undefined
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch {
    return undefined
  }
}
