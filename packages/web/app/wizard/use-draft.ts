import {
  applyPrefill,
  questionsOf,
  type Answers,
  type Questionnaire,
} from '@clausewright/agreements/questionnaires';
import { useEffect, useRef, useState, type Dispatch } from 'react';
import { draftOfAgreement } from './draft-of-agreement.ts';
import { isDraftChange, newDraft, storeDraft, storedDraft, type Draft, type StoredDraft } from './draft.ts';
import type { WizardAction, WizardState } from './wizard-state.ts';

const saveMs = 300;

interface DraftCare {
  /** This browser keeps nothing. */
  unkept: boolean;
  /** What another tab wrote meanwhile. */
  newer: StoredDraft | null;
  takeNewer: () => void;
  startAnew: () => void;
}

/** A first draft: the document speaks the language of the interface unless the person says otherwise. */
export function firstDraft(questionnaire: Questionnaire, language: string): Draft {
  const answers: Answers = Object.create(null) as Answers;
  const asked = questionsOf(questionnaire).some(({ id }) => id === 'document_languages');
  if (asked) answers['document_languages'] = [language];
  return newDraft(answers);
}

/** Reads the draft once, writes it after each change, and watches other tabs. */
export function useDraft(
  questionnaire: Questionnaire,
  language: string,
  state: WizardState,
  dispatch: Dispatch<WizardAction>,
): DraftCare {
  const { type } = questionnaire;
  const { ready } = state;
  const [unkept, setUnkept] = useState(false);
  const [newer, setNewer] = useState<StoredDraft | null>(null);
  const written = useRef<WizardState | null>(null);
  const first = useRef(language);

  useEffect(() => {
    let gone = false;
    const open = async () => {
      const search = new URLSearchParams(location.search);
      const kept = storedDraft(type);
      const loaded = await draftOfAgreement(questionnaire, search.get('agreement'), kept);
      if (gone) return;
      const stored = loaded ?? kept;
      const restored = stored !== null && stored.visited.length > 0;
      dispatch({ type: 'open', draft: stored ?? firstDraft(questionnaire, first.current), restored });
      const data = search.get('data');
      if (data) dispatch({ type: 'prefill', answers: applyPrefill(questionnaire, data) });
    };
    void open();
    return () => {
      gone = true;
    };
  }, [type, questionnaire, dispatch]);

  useEffect(() => {
    if (!ready || written.current === state) return undefined;
    const save = () => {
      if (written.current === state) return;
      written.current = state;
      setUnkept(!storeDraft(type, state, Date.now()));
    };
    const timer = setTimeout(save, saveMs);
    // A tab that is closed within the pause loses nothing.
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', save);
    };
  }, [ready, state, type]);

  useEffect(() => {
    const look = (event: StorageEvent) => {
      if (!isDraftChange(event)) return;
      const stored = storedDraft(type);
      const same = JSON.stringify(stored?.answers) === JSON.stringify(written.current?.answers);
      setNewer(same ? null : stored);
    };
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [type]);

  return {
    unkept,
    newer,
    takeNewer() {
      if (newer) dispatch({ type: 'open', draft: newer, restored: true });
      setNewer(null);
    },
    startAnew() {
      dispatch({ type: 'open', draft: firstDraft(questionnaire, language), restored: false });
    },
  };
}
