import type { ListFile } from '#application/quick-order/list-files.port.ts'

export const listFileOf = (file: File): ListFile => ({
  name: file.name,
  size: file.size,
  bytes: () => file.bytes(),
})
