/**
 * Writes a .br and a .gz file for each built file that becomes smaller by compression; the server chooses one
 * by Accept-Encoding.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fromRoot } from './project.mjs'

const TEXT = /\.(?:js|css|json|svg|html|txt|wasm|webmanifest)$/
const SIZE_MIN = 1024

const directory = fromRoot('build/client')
const entries = await readdir(directory, { recursive: true, withFileTypes: true })
const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
const results = await Promise.all(
  files.map((file) => compressFile(join(file.parentPath ?? file.path, file.name))),
)
const compressed = results.filter((result) => result !== undefined)
const sum = (name) => Math.round(compressed.reduce((total, sizes) => total + sizes[name], 0) / 1024)
console.log(
  `Compressed ${compressed.length} files: ${sum('plain')} kB, gzip ${sum('gzip')} kB, brotli ${sum('brotli')} kB`,
)

async function compressFile(path) {
  const content = await readFile(path)
  if (content.length < SIZE_MIN) return undefined
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
  return { plain: content.length, gzip: gzipped.length, brotli: brotli.length }
}
