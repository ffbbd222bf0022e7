import type { FileSaver } from '#application/downloads/file-saver.port.ts'
import { saveFile } from './save-file.ts'

export const browserFileSaver: FileSaver = { save: async (file, name) => saveFile(file, name) }
