import type { Language } from '@clausewright/contract/languages';
import { useCallback } from 'react';
import { send } from '../api.ts';
import { coverageCalls } from '../law-coverage/coverage-calls.ts';
import { CoveragePanel } from '../law-coverage/coverage-panel.tsx';
import type { Clause } from '../law-coverage/clause.ts';
import { previewPanel } from './language-tabs.tsx';

interface Props {
  id: string;
  token: string | null;
  /** Of the text shown above. */
  language: Language;
}

/** What the finished document covers; a clause is shown where it stands in the text above. */
export function AgreementCoverage({ id, token, language }: Props) {
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(coverageCalls.agreementCoverage, {
        params: { id },
        query: { language },
        agreementToken: token,
        signal,
      }),
    [id, token, language],
  );
  return <CoveragePanel ask={ask} jump={showInText} language={language} />;
}

/** `12. `, `12.3 ` or `Annex 1: `. */
const sectionNumber = /^(?:\d+\.\s|\d+\.\d+\s|\p{Lu}\p{Ll}+\s\d+\s?:\s)/u;

/** Brings the heading to the top of the scrolling text and the focus to the text. */
function showInText({ heading }: Clause): void {
  const box = document.getElementById(previewPanel);
  const title = [...(box?.querySelectorAll<HTMLElement>('h2, h3') ?? [])].find(
    ({ textContent }) => textContent.replace(sectionNumber, '') === heading,
  );
  if (box === null || title === undefined) return;
  box.scrollTop += title.getBoundingClientRect().top - box.getBoundingClientRect().top - 16;
  box.scrollIntoView({ block: 'nearest' });
  box.focus();
}
