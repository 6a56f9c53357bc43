import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { useFailureText } from '../outcome-text.ts';
import { ErrorText } from '../ui/error-text.tsx';
import { ConflictList } from './conflict-list.tsx';
import type { Choose, Conflict, Difference, Wanted } from './decisions.ts';
import { EditsChoice } from './edits-choice.tsx';
import { LanguageDifference } from './language-difference.tsx';
import '../document/redline.css';
import './update.css';
import type { UpdateDetails } from './use-update-details.ts';
import type { Differing } from './use-difference.ts';

/** Id of the heading, which takes the focus when there is something to look at first. */
export const differenceHeading = 'difference-title';

interface Props {
  details: UpdateDetails;
  differing: Differing;
  /** All answers are there. */
  complete: boolean;
  conflicts: readonly Conflict[];
  wanted: Wanted;
  /** Generate was pressed and something was missing. */
  pressed: boolean;
  choose: Choose;
}

/** What the next version changes in the documents, before it does, and what only the person can decide about it. */
export function DifferenceSection(props: Props) {
  const { details, differing, complete, conflicts, wanted, pressed, choose } = props;
  const t = useTranslations('update.difference');
  const failureText = useFailureText();
  const { difference, current, failure, reload } = differing;
  const missing = pressed && complete && !current;
  const state = useStateWords(props);
  const edited = editedClauses(details, difference);
  return (
    <section className="upd" aria-labelledby={differenceHeading} aria-busy={complete && !current && !failure}>
      <h2
        id={differenceHeading}
        tabIndex={-1}
        aria-describedby={missing ? `${differenceHeading}-error` : undefined}
      >
        {t('title')}
      </h2>
      <Announcement text={state} />
      {missing && <ErrorText id={`${differenceHeading}-error`}>{t('wait')}</ErrorText>}
      {!complete && <p className="mt-3">{t('incomplete')}</p>}
      {complete && failure && (
        <p className="mt-3 wiz__lines">
          {t('failed')} {failureText(failure)}{' '}
          <button type="button" className="linkbtn" onClick={reload}>
            {t('again')}
          </button>
        </p>
      )}
      {complete && !failure && difference === null && (
        <div className="late mt-4 grid gap-4" aria-hidden="true">
          <span className="skel skel--1-2" />
          <span className="skel" />
          <span className="skel skel--2-3" />
        </div>
      )}
      {edited > 0 && <EditsChoice edits={wanted.edits} edited={edited} choose={choose} />}
      {complete && difference && (
        <div className={current ? undefined : 'is-stale'}>
          <ConflictList conflicts={conflicts} pressed={pressed} choose={choose} />
          <Changes difference={difference} />
        </div>
      )}
    </section>
  );
}

/** By the difference where it is there: somebody may have edited since the page was opened. */
function editedClauses(details: UpdateDetails, difference: Difference | null): number {
  if (difference === null) return details.edited ? details.edited_clauses : 0;
  return difference.languages.reduce(
    (sum, { clauses }) => sum + clauses.filter(({ edited }) => edited).length,
    0,
  );
}

/** What is said when the difference comes, goes or is another one. */
function useStateWords({ differing: { difference, current, failure }, complete }: Props): string {
  const t = useTranslations('update.difference');
  if (!complete) return t('incomplete');
  if (failure) return t('failed');
  if (difference === null || !current) return t('loading');
  if (!difference.changed) return t('none');
  return t('counts', countsOf(difference));
}

function countsOf({ languages }: Difference): { count: number; same: number } {
  const all = languages.flatMap(({ clauses }) => clauses);
  const same = all.filter(({ change, conflict }) => change === 'same' && !conflict).length;
  return { count: all.length - same, same };
}

function struck(words: ReactNode): ReactNode {
  return <del>{words}</del>;
}

function Changes({ difference }: { difference: Difference }) {
  const t = useTranslations('update.difference');
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' });
  const { languages, changed } = difference;
  if (!changed && languages.every(({ clauses }) => clauses.every(({ conflict }) => !conflict))) {
    return <p className="mt-3">{t('none')}</p>;
  }
  const several = languages.length > 1;
  return (
    <>
      <p className="mt-3">{t('counts', countsOf(difference))}</p>
      <p className="hint">{t.rich('key', { del: struck })}</p>
      {languages.map((one) => (
        <LanguageDifference
          key={one.language}
          change={one}
          name={several ? (names.of(one.language) ?? one.language) : null}
        />
      ))}
    </>
  );
}
