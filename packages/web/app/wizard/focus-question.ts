import { fieldId } from './paths.ts';

/** False where the question is not on the page. */
export function focusQuestion(path: string): boolean {
  const id = fieldId(path);
  const field =
    document.getElementById(id) ??
    document.getElementById(`${id}-legend`) ??
    document.querySelector<HTMLElement>(`[id^="${id}-"]:is(input, select, textarea)`);
  field?.focus();
  return field !== null;
}
