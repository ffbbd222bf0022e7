import { classNames } from './class-names.ts'
import styles from './logo.module.css'
import { spriteUrl } from './sprite.ts'
import utilities from './utilities.module.css'

type Props = {
  /** Logo of another company, 187 by 32 or the same ratio; defaults to the shop's wordmark. */
  readonly src?: string | undefined
  readonly claim?: string | undefined
}

/** Decorative: the surrounding link has the name of the shop. */
export function Logo({ src, claim }: Props) {
  return (
    <span className={styles.logo}>
      {src === undefined ? (
        <svg className={styles.mark} width={117} height={20} aria-hidden="true" focusable="false">
          <use href={`${spriteUrl}#wordmark`} />
        </svg>
      ) : (
        <img className={styles.mark} src={src} alt="" width={117} height={20} />
      )}
      {claim !== undefined && (
        <span className={classNames(styles.claim, utilities.onlyOnDesktop)}>{claim}</span>
      )}
    </span>
  )
}
