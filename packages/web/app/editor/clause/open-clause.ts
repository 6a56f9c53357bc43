/** The field of the clause that somebody is in; the state stays when it is left. */
import { Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { ClauseStates } from './clause-states.ts';

export interface ClauseLook {
  /** What a screen reader calls the field. */
  label: string;
  language: string;
}

export function openClause(
  host: HTMLElement,
  id: string,
  states: ClauseStates,
  { label, language }: ClauseLook,
) {
  const state = states.get(id);
  if (state === undefined) throw new Error(`${id} has no text yet`);
  const view = new EditorView(host, {
    state,
    dispatchTransaction: (transaction) => {
      states.apply(id, transaction);
      update();
    },
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      lang: language,
      spellcheck: 'true',
      class: 'cl__field',
    },
  });
  const update = (): void => {
    const now = states.get(id);
    if (now !== undefined && now !== view.state) view.updateState(now);
  };
  return {
    view,
    update,
    focus: () => view.focus(),
    /** Where somebody pressed, else at the beginning. */
    focusAt: (point: { left: number; top: number } | null) => {
      const at = point && view.posAtCoords(point);
      if (at !== null) {
        const { tr } = view.state;
        view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at.pos))));
      }
      view.focus();
    },
    end: () => view.destroy(),
  };
}
export type OpenClause = ReturnType<typeof openClause>;
