/**
 * Counts the generated labels that quick order reads through Chromium's fake camera: a video of labels, from
 * the click on "Scan bar code" to the rows. Needs a running shop: `node tests/bench/camera-bench.ts
 * http://localhost:4300 [LABELS] [SEED]`
 */
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { CHROMIUM_ARGS, chromiumPath } from '../fixtures/chromium.fixture.ts'
import { madeLabels } from '../fixtures/made-labels.fixture.ts'

const [ORIGIN = 'http://localhost:4300', LABELS = '1500', SEED = '1'] = process.argv.slice(2)
const FRAMES_A_SECOND = 30
/** Frames that show each label: the minimum time per label with a manual scanner. */
const FRAMES_A_LABEL = 36
/** Frames before the first label, while the page loads the reader. */
const FRAMES_AHEAD = 5 * FRAMES_A_SECOND
const LABELS_A_FILM = 40

type Made = {
  readonly kind: string
  readonly state: string
  readonly texts: readonly string[]
  readonly pieces: number
}
type Row = { readonly number: string; readonly quantity: number }

const tally = new Map<string, { kind: string; state: string; labels: number; read: number }>()
const misread: string[] = []
const bare = (text: string): string => text.replace(/[^\dA-Z]/gi, '').toUpperCase()

let film: Buffer[] = []
let filmedLabels: Made[] = []
for await (const { kind, state, label, text, jpeg } of madeLabels(Number(LABELS), Number(SEED))) {
  filmedLabels.push({ kind, state, texts: [label.number ?? '', text].map(bare), pieces: label.pieces ?? 1 })
  film.push(jpeg)
  if (filmedLabels.length === LABELS_A_FILM) await showFilm()
}
if (filmedLabels.length > 0) await showFilm()

console.table(
  [...tally.values()].map((place) => ({
    ...place,
    share: `${((100 * place.read) / place.labels).toFixed(1)} %`,
  })),
)
const all = [...tally.values()]
const labels = all.reduce((sum, place) => sum + place.labels, 0)
const read = all.reduce((sum, place) => sum + place.read, 0)
for (const row of misread) console.log('misread', row)
console.log(`${read} of ${labels} read (${((100 * read) / labels).toFixed(1)} %), ${misread.length} misread`)

async function showFilm(): Promise<void> {
  const rows = await rowsOfFilm(film)
  for (const { kind, state, texts, pieces } of filmedLabels) {
    const key = `${kind} ${state}`
    const place = tally.get(key) ?? { kind, state, labels: 0, read: 0 }
    tally.set(key, place)
    place.labels += 1
    // the video may restart while rows are read, so that the quantity of a label is added several times
    const isRead = rows.some(
      ({ number, quantity }) => texts.includes(bare(number)) && quantity % pieces === 0,
    )
    if (isRead) place.read += 1
  }
  const labelTexts = new Set(filmedLabels.flatMap(({ texts }) => texts))
  for (const { number, quantity } of rows)
    if (!labelTexts.has(bare(number))) misread.push(`${number} ${quantity}`)
  film = []
  filmedLabels = []
}

async function rowsOfFilm(pictures: readonly Buffer[]): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'camera-bench-'))
  const path = join(folder, 'labels.mjpeg')
  const blank = await sharp({ create: { width: 1_280, height: 720, channels: 3, background: '#c9c4ba' } })
    .jpeg()
    .toBuffer()
  const file = await open(path, 'w')
  const write = async (picture: Buffer, frames: number) => {
    for (let frame = 0; frame < frames; frame += 1) await file.write(picture)
  }
  await write(blank, FRAMES_AHEAD)
  for (const picture of pictures) await write(picture, FRAMES_A_LABEL)
  await write(blank, FRAMES_A_SECOND)
  await file.close()
  const frames = FRAMES_AHEAD + pictures.length * FRAMES_A_LABEL + FRAMES_A_SECOND
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...CHROMIUM_ARGS,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${path}`,
      '--use-fake-ui-for-media-stream',
    ],
  })
  try {
    const context = await browser.newContext({ baseURL: ORIGIN })
    const form = { username: 'full@demo.test', password: 'demo' }
    await context.request.post('/login', { form, maxRedirects: 0 })
    const page = await context.newPage()
    await page.goto('/en/infocenter/quickorder', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Scan bar code' }).click()
    await page.getByRole('dialog', { name: 'Scan bar code' }).waitFor()
    await page.waitForTimeout((1_000 * frames) / FRAMES_A_SECOND)
    return await rowsOf(page)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function rowsOf(page: Page): Promise<readonly Row[]> {
  return page.locator('tr:has([data-column=number])').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [number = '', quantity = ''] = ['number', 'quantity'].map(
        (column) => row.querySelector<HTMLInputElement>(`[data-column=${column}]`)?.value ?? '',
      )
      return number === '' ? [] : [{ number, quantity: Number(quantity) }]
    }),
  )
}
