import { listRowsOf } from './list-rows-of.ts'

// signals that the worker has started
postMessage('ready')

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void listRowsOf(data).then((rows) => postMessage({ rows }))
})
