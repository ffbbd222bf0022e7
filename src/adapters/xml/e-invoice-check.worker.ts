import { parentPort, workerData } from 'node:worker_threads'
import { CheckEInvoice } from '#application/documents/check-e-invoice.ts'
import { saxesXmlReader } from './saxes-xml-reader.ts'

parentPort?.postMessage(await new CheckEInvoice(saxesXmlReader).run(new Blob([workerData as ArrayBuffer])))
