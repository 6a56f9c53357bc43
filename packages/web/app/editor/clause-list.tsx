import type { EditedClause } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import type { OutlineHeading } from './outline.ts';
import type { Texts } from './text-autosave.ts';

export interface ClauseState {
  id: string;
  name: string;
  is: 'generated' | 'edited' | 'removed';
  /** What the answers give; null where they give no such clause. */
  generated: string | null;
  fault: string | null;
}

/** What became of each clause; `texts` are those on the screen. */
export function clauseStates(
  clauses: readonly EditedClause[],
  texts: Texts,
  nameless: (place: number) => string,
  faults: ReadonlyMap<string, string>,
): ClauseState[] {
  const now = new Map(texts.map(({ id, markdown }) => [id, markdown]));
  const known = new Set(clauses.map(({ id }) => id));
  // Clauses that the person has just added stand where they are in the text.
  const all = texts.reduce<Pick<EditedClause, 'id' | 'heading' | 'markdown' | 'generated'>[]>(
    (list, { id, markdown }, at) => {
      if (known.has(id) || markdown === '') return list;
      const place = list.findIndex((clause) => clause.id === texts[at - 1]?.id) + 1;
      const heading = /^#+ (.*)/u.exec(markdown)?.[1] ?? '';
      return [...list.slice(0, place), { id, heading, markdown: '', generated: '' }, ...list.slice(place)];
    },
    [...clauses],
  );
  return all.map(({ id, heading, markdown, generated }, index) => {
    const given = generated ?? markdown;
    const text = now.get(id) ?? '';
    return {
      id,
      name: heading === '' ? nameless(index + 1) : heading,
      is: text === given.trimEnd() ? 'generated' : text === '' ? 'removed' : 'edited',
      generated: given === '' ? null : given,
      fault: faults.get(id) ?? null,
    };
  });
}

interface Props {
  states: readonly ClauseState[];
  headings: readonly OutlineHeading[];
  goTo: (at: number) => void;
  reset: (state: ClauseState) => void;
}

/** The outline: every heading leads to its place, every clause back to what the answers gave. */
export function ClauseList({ states, headings, goTo, reset }: Props) {
  const t = useTranslations('editor.outline');
  return (
    <ol className="clauses">
      {states.map((state) => (
        <li key={state.id}>
          {headings
            .filter(({ clause }) => clause === state.id)
            .map(({ at, depth, words }) => (
              <button
                key={at}
                type="button"
                className={`clauses__go clauses__go--${depth}`}
                onClick={() => goTo(at)}
              >
                {words}
              </button>
            ))}
          {(state.is !== 'generated' || state.fault !== null) && (
            <p className="clauses__state">
              {state.is === 'removed' && <span>{state.name}</span>}
              {state.is !== 'generated' && <span className="badge badge--info">{t(state.is)}</span>}
              {state.is !== 'generated' && state.generated !== null && (
                <button type="button" className="linkbtn" onClick={() => reset(state)}>
                  {t(state.is === 'removed' ? 'bringBack' : 'reset')}
                  <span className="vh"> {state.name}</span>
                </button>
              )}
              {state.fault !== null && <span className="error">{state.fault}</span>}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
