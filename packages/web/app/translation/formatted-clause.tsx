import type { TranslationDetails } from '@clausewright/contract';
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { trimmed } from '../editor/clause-text.ts';
import type { AskedHere } from '../editor/formatted/clause-field.tsx';
import type { Formatted, FormattedState } from '../editor/formatted/create-formatted.ts';
import { ShownText } from './shown-text.tsx';

const ClauseField = lazy(async () => ({
  default: (await import('../editor/formatted/clause-field.tsx')).ClauseField,
}));

/** What every row needs to be written in. */
export interface FormattedRow {
  details: TranslationDetails;
  formatted: Formatted;
  /** Of the row that is written in; null for the others. */
  open: { state: FormattedState; asked: AskedHere; ask: (asked: AskedHere) => void } | null;
}

interface Props extends FormattedRow {
  id: string;
  name: string;
  markdown: string;
}

/** The translation of a clause as it will look; a press into it opens it. */
export function FormattedClause({ id, name, markdown, details, formatted, open }: Props) {
  const t = useTranslations('translation');
  const tFormatted = useTranslations('editor.formatted');
  const enter = (point: { left: number; top: number } | null) =>
    void formatted.enter(id, point).catch(reportError);
  const edit = useRef<HTMLButtonElement>(null);
  const isOpen = open !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // Whoever left the clause by key goes on where they were.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) edit.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (open !== null) {
    return (
      <Suspense>
        <div className="sheet docpad">
          <ClauseField {...{ name, details, formatted }} {...open} reset={null} fault={null} />
        </div>
      </Suspense>
    );
  }
  const press = ({ target, clientX, clientY }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a, button') !== null;
    // Whoever marks words to copy them wants to read.
    if (!isLink && getSelection()?.isCollapsed !== false) enter({ left: clientX, top: clientY });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button does the same by keyboard
    <div className="sheet docpad trans__shown" onClick={press}>
      {trimmed(markdown) === '' ? (
        <p className="hint">{t('leftOut')}</p>
      ) : (
        <ShownText markdown={markdown} language={details.language} />
      )}
      <button ref={edit} type="button" className="btn btn--sm" onClick={() => enter(null)}>
        {tFormatted(trimmed(markdown) === '' ? 'write' : 'edit')}
        <span className="vh"> {name}</span>
      </button>
    </div>
  );
}
