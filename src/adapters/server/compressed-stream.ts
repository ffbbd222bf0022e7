import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const BROTLI_QUALITY = 4
const GZIP_LEVEL = 5

/** Compresses a stream and flushes when the source pauses, so that the first part of a page is sent early. */
export function compressedStream(
  source: ReadableStream<Uint8Array>,
  encoding: Encoding,
): ReadableStream<Uint8Array> {
  const compressor = encoding === 'br' ? brotli() : createGzip({ level: GZIP_LEVEL })
  const reader = source.getReader()
  return new ReadableStream({
    start(controller) {
      compressor.on('data', (chunk: Uint8Array) => {
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) compressor.pause()
      })
      compressor.on('end', () => controller.close())
      compressor.on('error', (error) => {
        controller.error(error)
        // cancel rejects if the source itself has failed
        reader.cancel(error).catch(() => undefined)
      })
      void feed(compressor, reader)
    },
    pull() {
      compressor.resume()
    },
    async cancel(reason) {
      compressor.destroy()
      await reader.cancel(reason)
    },
  })
}

const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })

async function feed(
  compressor: BrotliCompress | Gzip,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<void> {
  let pendingFlush: NodeJS.Immediate | undefined
  try {
    for (;;) {
      const { done, value } = await reader.read()
      clearImmediate(pendingFlush)
      if (done || compressor.destroyed) break
      await written(compressor, value)
      pendingFlush = setImmediate(() => compressor.flush())
    }
    compressor.end()
  } catch (error) {
    compressor.destroy(error instanceof Error ? error : new Error(String(error)))
  }
}

function written(compressor: BrotliCompress | Gzip, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) =>
    compressor.write(chunk, (error) => (error ? reject(error) : resolve())),
  )
}
