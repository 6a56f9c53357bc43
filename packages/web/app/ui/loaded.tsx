import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { useFetched } from '../use-fetched.ts';
import { Announcement } from '../announcement.tsx';
import { useFailureText } from '../outcome-text.ts';
import { Notice } from './notice.tsx';

interface Props<T> {
  answer: ReturnType<typeof useFetched<T>>;
  children: (data: T) => ReactNode;
}

/** What a call answered, or that it is on its way, or that it failed and can be asked again. */
export function Loaded<T>({ answer: { outcome, again }, children }: Props<T>) {
  const t = useTranslations('ui.loaded');
  const failureText = useFailureText();
  if (outcome === null) {
    return (
      <>
        <Announcement text={t('loading')} />
        <div className="grid gap-4" aria-hidden="true">
          <span className="skel skel--2-3" />
          <span className="skel skel--1-2" />
        </div>
      </>
    );
  }
  if (outcome.ok) return children(outcome.data);
  return (
    <div role="alert">
      <Notice kind="danger">
        <p>
          {t('failed')} {failureText(outcome)}
        </p>
        <button type="button" className="linkbtn" onClick={again}>
          {t('again')}
        </button>
      </Notice>
    </div>
  );
}

/** Where a list holds nothing yet. */
export function Empty({ children }: { children: string }) {
  return (
    <div className="empty">
      <p className="blankmark" aria-hidden="true">
        [ • ]
      </p>
      <p>{children}</p>
    </div>
  );
}
