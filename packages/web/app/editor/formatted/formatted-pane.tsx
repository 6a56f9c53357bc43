import type { TranslationDetails } from '@clausewright/contract';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import './formatted.css';
import { ClauseOutline } from './clause-outline.tsx';
import { ClauseSheet, clauseSectionId } from './clause-sheet.tsx';
import type { ClauseView } from './clause-view.ts';
import type { Formatted } from './create-formatted.ts';
import type { AskedHere } from './clause-field.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { useKeyboardHeight } from './use-keyboard-height.ts';

interface Props {
  details: TranslationDetails;
  formatted: Formatted;
  clauses: readonly ClauseView[];
  reset: (id: string) => void;
  add: (() => void) | null;
  asked: AskedHere;
  ask: (asked: AskedHere) => void;
  /** On a phone the clauses are a list, and each a page of its own. */
  isPhone: boolean;
  enter: (id: string, point?: { left: number; top: number } | null) => void;
}

/** The text as it will be, clause by clause; one of them is open for writing. */
export function FormattedPane(props: Props) {
  const { details, formatted, clauses, reset, add, asked, ask, isPhone, enter } = props;
  const t = useTranslations('editor.formatted');
  const state = useSyncExternalStore(formatted.subscribe, formatted.state, formatted.state);
  const [unlocked, setUnlocked] = useState<ReadonlySet<string>>(new Set());
  const { active } = state;
  useKeyboardHeight(isPhone && active !== null);
  const isLocked = ({ id, statute, mark }: ClauseView) =>
    statute !== null && mark === 'statute' && !unlocked.has(id);
  const unlock = useCallback(
    (id: string) => {
      setUnlocked((before) => new Set([...before, id]));
      enter(id);
    },
    [enter],
  );
  const before = useRef(active);
  useEffect(() => {
    // Whoever left a clause by key goes on where they were.
    if (before.current !== null && active === null && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`#${clauseSectionId(before.current)} .cl__edit`)?.focus();
    before.current = active;
    if (active === null) return;
    const section = document.getElementById(clauseSectionId(active));
    const { top = 0, bottom = 0 } = section?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) section?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const go = (id: string) => {
    const clause = clauses.find((one) => one.id === id);
    if (clause === undefined) return;
    document.getElementById(clauseSectionId(id))?.scrollIntoView({ block: 'start' });
    if (!isLocked(clause) || isPhone) enter(id);
  };
  const shown = isPhone ? clauses.filter(({ id }) => id === active) : clauses;
  return (
    <div className={isPhone ? 'ed ed--phone' : 'ed'}>
      {(!isPhone || active === null) && (
        <ClauseOutline clauses={clauses} active={active} enter={go} add={add} />
      )}
      <div className="ed__doc" hidden={isPhone && active === null}>
        <div className="ed__sheet">
          {!isPhone && <p className="small muted ed__lead">{t('lead')}</p>}
          {shown.map((clause) =>
            clause.id === active && !(isPhone && isLocked(clause)) ? (
              <OpenSheet
                key={`open ${clause.id}`}
                {...{ clause, details, formatted, state, asked, ask, reset }}
                isAlone={isPhone}
              />
            ) : (
              <ClauseSheet
                key={clause.id}
                {...{ clause, details, unlock, enter, reset }}
                isLocked={isLocked(clause)}
              />
            ),
          )}
        </div>
      </div>
    </div>
  );
}
