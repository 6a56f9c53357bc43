/** A switch that can stand between on and off: a plain checkbox, as `role=switch` knows no third state. */
import type { PreferenceWords } from '@clausewright/contract/banner';
import type { Banner } from '../module-api.ts';

export interface Switch {
  label: HTMLLabelElement;
  /** `allowed` of `offered` are on. */
  show(allowed: number, offered: number): void;
}

/** `turned` hears every change by the visitor. */
export function makeSwitch(
  make: Banner['make'],
  words: PreferenceWords,
  name: string,
  turned: (on: boolean) => void,
): Switch {
  const input = make('input', { type: 'checkbox', 'aria-label': name, change: () => turned(input.checked) });
  const state = make('span', { 'aria-hidden': 'true' });
  return {
    label: make('label', {}, state, input),
    show(allowed, offered) {
      input.checked = allowed === offered;
      input.indeterminate = allowed > 0 && allowed < offered;
      state.textContent = input.indeterminate
        ? `${allowed}/${offered}`
        : input.checked
          ? words.on
          : words.off;
    },
  };
}
