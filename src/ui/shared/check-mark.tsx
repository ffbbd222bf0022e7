import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'

/** Looks like a check box, within a link or a button that does what it says. */
export function CheckMark({ isChecked }: { readonly isChecked: boolean }) {
  return <span className={classNames(styles.box, styles.checkbox, isChecked && styles.checked)} />
}
