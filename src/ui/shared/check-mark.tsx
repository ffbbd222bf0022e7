import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'

/** Looks like a check box, inside a link or button with that function. */
export function CheckMark({ isChecked }: { readonly isChecked: boolean }) {
  return <span className={classNames(styles.box, styles.checkbox, isChecked && styles.checked)} />
}
