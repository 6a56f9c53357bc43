import type { Answers } from '@clausewright/library/questionnaires';
import { useMemo, useState } from 'react';
import { newDraft } from '../draft.ts';
import { closedState } from './wizard-state.ts';

/** What a wizard knows of its answers, for questions that are asked outside of one, where nobody keeps notes. */
export function useOutsideState(answers: Answers) {
  const [touched, setTouched] = useState<readonly string[]>([]);
  const state = useMemo(
    () => ({ ...closedState(newDraft(answers)), ready: true, touched }),
    [answers, touched],
  );
  const touch = (path: string) => setTouched((before) => [...new Set([...before, path])]);
  return { state, touch };
}

export const noNotes: ReadonlyMap<string, string> = new Map();
