/**
 * How many made labels the camera's reader reads from one picture each: five kinds of codes, clean, blurred, tilted and
 * dark. `node tests/bench/label-bench.ts [LABELS] [SEED]`
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import bwip from 'bwip-js/node'
import sharp, { type Sharp } from 'sharp'
import { prepareZXingModule } from 'zxing-wasm/reader'
import { labelCodesIn } from '#adapters/browser/scanning/label-codes.ts'
import { scanReadings, type Label } from '#domain/scanning/label.ts'
import { checkDigitOf } from '#mock-backend/catalogue/gtin.ts'

const LABELS = Number(process.argv[2] ?? 1_500)
const SEED = Number(process.argv[3] ?? 1)
const [WIDTH, HEIGHT] = [1_280, 720]

let state = SEED
/** From 0 to 1, the same for the same seed (mulberry32). */
function random(): number {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const between = (least: number, most: number) => least + random() * (most - least)
const whole = (least: number, most: number) => Math.floor(between(least, most + 1))

type Code = { readonly bcid: string; readonly text: string; readonly label: Label }

const gtin = () => {
  const digits = `290471${String(whole(0, 999_999)).padStart(6, '0')}`
  return digits + String(checkDigitOf(digits))
}
const number = () => `${whole(1, 9)}.${whole(10_000, 99_999)}`

const KINDS: Readonly<Record<string, () => Code>> = {
  'EAN-13': () => {
    const text = gtin()
    return { bcid: 'ean13', text, label: { number: text } }
  },
  'GS1-128': () => {
    const [part, pieces] = [gtin(), whole(1, 999)]
    return {
      bcid: 'gs1-128',
      text: `(02)0${part}(37)${pieces}`,
      label: { number: part, pieces },
    }
  },
  'GS1 DataMatrix': () => {
    const [part, pieces] = [gtin(), whole(1, 999)]
    const text = `(01)0${part}(10)L${whole(1, 99_999)}(21)${whole(1, 999_999)}(30)${pieces}`
    return { bcid: 'gs1datamatrix', text, label: { number: part, pieces } }
  },
  'MH10 DataMatrix': () => {
    const [part, pieces] = [number(), whole(1, 999)]
    const text = `[)>\u001e06\u001dP${part}\u001dQ${pieces}\u001dV${whole(100_000, 999_999)}\u001dS${whole(1, 99_999)}\u001e\u0004`
    return { bcid: 'datamatrix', text, label: { number: part, pieces } }
  },
  'shelf label QR': () => {
    const part = number()
    return {
      bcid: 'qrcode',
      text: `https://shop.example/en/products/nw-${part.replace('.', '-')}-brake-disc`,
      label: { number: part },
    }
  },
}

type Spoil = (picture: Sharp) => Promise<Sharp>
const made = async (picture: Sharp) => sharp(await picture.png({ compressionLevel: 1 }).toBuffer())

const STATES: Readonly<Record<string, { readonly tilt: number; readonly spoil: Spoil }>> = {
  clean: { tilt: 3, spoil: async (picture) => picture },
  blurred: { tilt: 3, spoil: async (picture) => picture.blur(between(1, 2.2)) },
  tilted: { tilt: 15, spoil: async (picture) => picture.blur(0.6) },
  dark: {
    tilt: 3,
    spoil: async (picture) => {
      const dark = await made(picture.linear(between(0.12, 0.3), between(4, 14)))
      const noise = sharp({
        create: {
          width: WIDTH,
          height: HEIGHT,
          channels: 3,
          background: '#000000',
          noise: { type: 'gaussian', mean: 12, sigma: between(2, 7) },
        },
      })
      return dark.composite([{ input: await noise.png().toBuffer(), blend: 'add' }])
    },
  },
}

/** A label on a table, as a camera of 1280 × 720 sees it. */
async function pictureOf({ bcid, text }: Code, { tilt, spoil }: (typeof STATES)[string]): Promise<ImageData> {
  const padding = { paddingwidth: 12, paddingheight: 12, backgroundcolor: 'ffffff' }
  const isWide = bcid === 'ean13' || bcid === 'gs1-128'
  const code = await bwip.toBuffer({ bcid, text, scale: 4, ...(isWide && { height: 22 }), ...padding })
  const size = isWide ? between(0.62, 0.85) : between(0.4, 0.8)
  const label = await sharp(code)
    .resize({ width: Math.round(WIDTH * size), height: Math.round(HEIGHT * size), fit: 'inside' })
    .rotate(between(-tilt, tilt), { background: '#c9c4ba' })
    .toBuffer()
  const fitting = await sharp(label)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
  const table = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#c9c4ba' } })
  const lying = await made(table.composite([{ input: fitting, gravity: 'centre' }]))
  const spoiled = await made(await spoil(lying))
  const seen = sharp(await spoiled.jpeg({ quality: 80 }).toBuffer())
  const { data, info } = await seen.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  } as ImageData
}

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
await prepareZXingModule({
  overrides: { wasmBinary: (await readFile(wasm)) as unknown as ArrayBuffer },
  fireImmediately: true,
})

const places = Object.entries(KINDS).flatMap(([kind, make]) =>
  Object.entries(STATES).map(([name, spoiled]) => ({
    kind,
    make,
    name,
    spoiled,
    made: 0,
    read: 0,
    misread: 0,
    ms: 0,
  })),
)
for (let index = 0; index < LABELS; index += 1) {
  const place = places[index % places.length]!
  const code = place.make()
  const picture = await pictureOf(code, place.spoiled)
  const begun = performance.now()
  const texts = await labelCodesIn(picture)
  place.ms += performance.now() - begun
  place.made += 1
  const labels = texts.map((text) => scanReadings(text)[0])
  if (labels.some((label) => isSame(label, code.label))) place.read += 1
  if (labels.some((label) => label && says(label) && !isSame(label, code.label))) {
    place.misread += 1
    console.log('misread', place.kind, place.name, JSON.stringify(code.text), JSON.stringify(texts))
  }
}

/** A code that was read wrong and names nothing changes no order. */
function says({ number: part, pieces, sscc }: Label): boolean {
  return (part ?? pieces ?? sscc) !== undefined
}

function isSame(label: Label | undefined, { number: part, pieces }: Label): boolean {
  return label?.number === part && label?.pieces === pieces
}

console.table(
  places.map(({ kind, name, made: all, read, misread, ms }) => ({
    kind,
    state: name,
    labels: all,
    read: `${((100 * read) / all).toFixed(1)} %`,
    misread,
    'ms a picture': Math.round(ms / all),
  })),
)
const sum = (name: 'made' | 'read' | 'misread') => places.reduce((all, place) => all + place[name], 0)
console.log(
  `${sum('read')} of ${sum('made')} read (${((100 * sum('read')) / sum('made')).toFixed(1)} %), ${sum('misread')} misread`,
)
