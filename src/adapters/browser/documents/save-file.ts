/** Downloads a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // the download has started by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
