import { Service } from '../services.ts'

/** 192 bits cannot be guessed. They are a multiple of 6 bits, so that each id has exactly one base64 encoding. */
const SHARE_ID_BYTES = 24

/** The links of shared lists, which anyone who has them can open. */
export class FavouriteShares extends Service<'db' | 'clock'> {
  /** The active link of a list; undefined if it is expired or withdrawn. */
  of(listId: string): { shareId: string; expiresAt: number } | undefined {
    return this.deps.db.favouriteShare
      .findMany({ where: { listId: { equals: listId } } })
      .find((share) => this.isOpen(share))
  }

  /** Creates the link of a list. Sharing a list again changes only the expiry date of the existing link. */
  share(listId: string, expiresAt: number): string {
    const existing = this.of(listId)
    if (existing) {
      this.deps.db.favouriteShare.update({
        where: { shareId: { equals: existing.shareId } },
        data: { expiresAt },
      })
      return existing.shareId
    }
    const shareId = randomId()
    this.deps.db.favouriteShare.create({ shareId, listId, expiresAt, isWithdrawn: false })
    return shareId
  }

  withdraw(listId: string): void {
    this.deps.db.favouriteShare.updateMany({
      where: { listId: { equals: listId } },
      data: { isWithdrawn: true },
    })
  }

  find(shareId: string) {
    return this.deps.db.favouriteShare.getAll().find((share) => isSameSecret(share.shareId, shareId))
  }

  isOpen({ isWithdrawn, expiresAt }: { isWithdrawn: boolean; expiresAt: number }): boolean {
    return !isWithdrawn && expiresAt > this.deps.clock()
  }
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SHARE_ID_BYTES))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** Compares in constant time, so that the duration does not reveal how much of the secret was guessed. */
function isSameSecret(secret: string, text: string): boolean {
  let difference = secret.length ^ text.length
  for (let index = 0; index < secret.length; index += 1) {
    difference |= secret.charCodeAt(index) ^ text.charCodeAt(index)
  }
  return difference === 0
}
