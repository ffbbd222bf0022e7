import { listRowsOf } from './list-rows-of.ts'

// whoever hears nothing of it has no worker
postMessage('ready')

addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void listRowsOf(data).then((rows) => postMessage(rows))
})
