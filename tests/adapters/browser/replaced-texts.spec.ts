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

describe.each(Object.entries(WAYS))('a page whose translation by the browser %s', (_, replace) => {
  it('removes a text without error when React removes it', async () => {
    const { paragraph, texts } = await anyTranslated(replace)
    paragraph.removeChild(texts[1])
    expect(paragraph.innerHTML).toBe('<font>ONE</font><b></b>')
    paragraph.removeChild(texts[0])
    expect(paragraph.innerHTML).toBe('<b></b>')
  })

  it('inserts a node of React before a translated text at the right place', async () => {
    const { paragraph, texts } = await anyTranslated(replace)
    paragraph.insertBefore(document.createElement('i'), texts[1])
    expect(paragraph.innerHTML).toBe('<font>ONE</font><i></i><font>TWO</font><b></b>')
  })

  it('shows the new text when React changes it', async () => {
    const { paragraph, texts } = await anyTranslated(replace)
    texts[0].nodeValue = 'three'
    await observed()
    expect(paragraph.innerHTML).toBe('three<font>TWO</font><b></b>')
  })
})

it('removes the wrapper of a moved text', () => {
  const paragraph = document.createElement('p')
  const text = new Text('one')
  const font = document.createElement('font')
  paragraph.append(font)
  font.append(text)
  paragraph.removeChild(text)
  expect(paragraph.innerHTML).toBe('')
})

it('does not throw if a node is missing', () => {
  const paragraph = document.createElement('p')
  const [gone, added] = [new Text('gone'), document.createElement('i')]
  expect(paragraph.removeChild(gone)).toBe(gone)
  paragraph.insertBefore(added, gone)
  expect(paragraph.innerHTML).toBe('<i></i>')
})
