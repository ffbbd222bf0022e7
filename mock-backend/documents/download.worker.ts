import { parentPort, workerData } from 'node:worker_threads'
import { downloadFile, type DownloadJob } from './download-file.ts'

const file = await downloadFile(workerData as DownloadJob)
parentPort?.postMessage(file, [file.bytes.buffer])
