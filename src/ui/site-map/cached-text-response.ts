/** Cached for an hour, because the files rarely change within an hour. */
const CACHING = 'public, max-age=3600'

type PlainType = 'text/plain' | 'application/xml'

/** Streams a text file, such as a site map. */
export function cachedTextResponse(type: PlainType, body: string | AsyncIterable<string>): Response {
  return new Response(typeof body === 'string' ? body : bytesOf(body), {
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHING },
  })
}

function bytesOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = pieces[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
