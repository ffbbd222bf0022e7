/**
 * Nodes that replace a text node of React. The browser's translation replaces each text by `<font>` elements, and
 * extensions wrap the texts that they mark.
 */
const standIns = new WeakMap<Node, readonly Node[]>()
/** Elements that wrap exactly one text node. */
const wrappers = new WeakSet<Node>()

/**
 * Keeps React working on a page whose texts a translation or an extension has replaced. React would throw when
 * it removes such a text or inserts before it (facebook/react#11538: remove this file after React tolerates
 * that itself), and a change of such a text would be invisible. Call before hydration.
 */
export function tolerateReplacedTexts(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    for (const node of inPlaceOf(child, this)) removeChild.call(this, node)
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    addedNode: Added,
    before: Node | null,
  ): Added {
    const isMoved = before && before.parentNode !== this
    return insertBefore.call(
      this,
      addedNode,
      isMoved ? (inPlaceOf(before, this)[0] ?? null) : before,
    ) as Added
  }

  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target as Text)
      for (const node of record.removedNodes) {
        if (!(node instanceof Text) || node.isConnected) continue
        const replacing = replacementIn(record)
        if (replacing.length === 0) continue
        standIns.set(node, replacing)
        observer.observe(node, { characterData: true })
      }
    }
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * Nodes that replaced a removed text node. The browser adds them in the same mutation, or it has added a `<font>`
 * wrapper next to the text in an earlier mutation.
 */
function replacementIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): readonly Node[] {
  if (addedNodes.length > 0) return [...addedNodes]
  const wrapper = [previousSibling, nextSibling].find(
    (node) => node?.nodeName === 'FONT' && !wrappers.has(node),
  )
  if (!wrapper) return []
  wrappers.add(wrapper)
  return [wrapper]
}

/** Children of `parent` that replace a text node that React removes. */
function inPlaceOf(child: Node, parent: Node): readonly Node[] {
  const standInNodes = standIns.get(child)?.filter((node) => node.parentNode === parent)
  if (standInNodes && standInNodes.length > 0) return standInNodes
  let wrapper: Node | null = child
  while (wrapper && wrapper.parentNode !== parent) wrapper = wrapper.parentNode
  return wrapper ? [wrapper] : []
}

/**
 * Called if React has changed a text node that is not displayed: shows that text instead of its translation; the
 * browser then translates it again.
 */
function putBack(text: Text): void {
  const [first, ...others] = standIns.get(text)?.filter((node) => node.isConnected) ?? []
  standIns.delete(text)
  if (!first) return
  first.parentNode?.replaceChild(text, first)
  for (const node of others) node.parentNode?.removeChild(node)
}
