/** Downloads a file in the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // after a minute, the browser has certainly started the download
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
