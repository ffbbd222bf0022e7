import { useEffect, type RefObject } from 'react'
import type { FormFieldValues } from '#application/checkout/step-draft.ts'
import type { Step } from '#domain/checkout/steps.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { StepDraftViewModel } from './step-draft.view-model.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Restores the form after a reload, the back button, and a new login. */
export function useStepDraft(form: RefObject<HTMLFormElement | null>, step: Step): void {
  const model = useViewModel(StepDraftViewModel)
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    fill(element, model.open(step))
    const keep = () => model.keep(entriesOf(element))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [model, form, step])
}

const controlsOf = (form: HTMLFormElement): readonly Control[] =>
  Array.from(form.elements)
    .filter(isControl)
    .filter(({ name }) => name !== '')

const isControl = (element: Element): element is Control =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && (element.type === 'text' || element.type === 'radio'))

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio'

const entriesOf = (form: HTMLFormElement): FormFieldValues =>
  Object.fromEntries(
    controlsOf(form).flatMap((control) =>
      isRadio(control) && !control.checked ? [] : [[control.name, control.value]],
    ),
  )

function fill(form: HTMLFormElement, entries: FormFieldValues): void {
  for (const control of controlsOf(form)) {
    const entry = entries[control.name]
    if (entry === undefined) continue
    if (isRadio(control)) {
      if (control.value === entry && !control.checked) control.click()
    } else if (isUntouched(control)) control.value = entry
  }
}

/** True if the user has not typed into the field before hydration: typed values are newer than the draft. */
const isUntouched = (control: Control): boolean =>
  control instanceof HTMLSelectElement || control.value === control.defaultValue
