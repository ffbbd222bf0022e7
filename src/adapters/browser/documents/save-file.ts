/** Hands a file to whoever sits at the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // the browser has taken it over by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
