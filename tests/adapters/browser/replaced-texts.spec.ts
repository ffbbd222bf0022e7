// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest'
import { tolerateReplacedTexts } from '#adapters/browser/replaced-texts.ts'

beforeAll(tolerateReplacedTexts)

/** Ways in which a translation replaces a text. */
const WAYS: Readonly<Record<string, (text: Text, font: HTMLElement) => void>> = {
  'inserts before it and removes it': (text, font) => {
    text.before(font)
    text.remove()
  },
  'inserts after it and removes it': (text, font) => {
    text.after(font)
    text.remove()
  },
  'replaces it': (text, font) => text.replaceWith(font),
}

const observed = () => new Promise(setImmediate)

/** A paragraph of two texts and an element, as React renders `{one}{two}<b/>`. */
async function anyTranslated(replace: (text: Text, font: HTMLElement) => void) {
  const paragraph = document.createElement('p')
  const texts = [new Text('one'), new Text('two')] as const
  paragraph.append(...texts, document.createElement('b'))
  document.body.append(paragraph)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    replace(text, font)
  }
  await observed()
  expect(paragraph.textContent).toBe('ONETWO')
  return { paragraph, texts }
}

describe.each(Object.entries(WAYS))('a text node translated by a browser that %s', (_, replace) => {
  it('is removed without an exception when React removes it', async () => {
    const { paragraph, texts } = await anyTranslated(replace)
    paragraph.removeChild(texts[1])
    expect(paragraph.innerHTML).toBe('<font>ONE</font><b></b>')
    paragraph.removeChild(texts[0])
    expect(paragraph.innerHTML).toBe('<b></b>')
  })

  it('does not change the position of a node that React inserts before it', async () => {
    const { paragraph, texts } = await anyTranslated(replace)
    paragraph.insertBefore(document.createElement('i'), texts[1])
    expect(paragraph.innerHTML).toBe('<font>ONE</font><i></i><font>TWO</font><b></b>')
  })

  it('displays the new text when React changes it', async () => {
    const { paragraph, texts } = await anyTranslated(replace)
    texts[0].nodeValue = 'three'
    await observed()
    expect(paragraph.innerHTML).toBe('three<font>TWO</font><b></b>')
  })
})

it('a text that the translator moved into an element is removed with that element', () => {
  const paragraph = document.createElement('p')
  const text = new Text('one')
  const font = document.createElement('font')
  paragraph.append(font)
  font.append(text)
  paragraph.removeChild(text)
  expect(paragraph.innerHTML).toBe('')
})

it('a node that the translator has removed causes no exception', () => {
  const paragraph = document.createElement('p')
  const [gone, added] = [new Text('gone'), document.createElement('i')]
  expect(paragraph.removeChild(gone)).toBe(gone)
  paragraph.insertBefore(added, gone)
  expect(paragraph.innerHTML).toBe('<i></i>')
})
