/** Reads a file next to the code: from disk in Node, by fetch in a browser. */
export async function readAsset(address: URL): Promise<ArrayBuffer> {
  if (address.protocol !== 'file:') return (await fetch(address)).arrayBuffer()
  const { readFile } = await import('node:fs/promises')
  return Uint8Array.from(await readFile(address)).buffer
}
