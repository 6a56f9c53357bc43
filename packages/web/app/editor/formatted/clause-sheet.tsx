import type { TranslationDetails } from '@clausewright/contract';
import { Pencil } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DocumentHtml } from '../../document/document-html.tsx';
import { ClauseMargin } from './clause-margin.tsx';
import type { ClauseView } from './clause-view.ts';

export interface ClauseSheetProps {
  clause: ClauseView;
  details: TranslationDetails;
  isLocked: boolean;
  unlock: (id: string) => void;
  enter: (id: string, point: { left: number; top: number } | null) => void;
  reset: (id: string) => void;
}

/** Id of the section of a clause. */
export function clauseSectionId(id: string): string {
  return `clause-${id.replaceAll(/[^\w-]/gu, '-')}`;
}

/** A clause that nobody is writing in: a press into its words opens it there. */
export const ClauseSheet = memo(function ClauseSheet(props: ClauseSheetProps) {
  const { clause, details, isLocked, enter } = props;
  const t = useTranslations('editor.formatted');
  const { id, name, number, title, html, mark, fault } = clause;
  const heading = `${clauseSectionId(id)}-title`;
  const press = ({ target, clientX, clientY }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a, button') !== null;
    // Whoever marks words to copy them wants to read.
    if (isLink || isLocked || getSelection()?.isCollapsed === false) return;
    enter(id, { left: clientX, top: clientY });
  };
  return (
    <section id={clauseSectionId(id)} className="cl" aria-labelledby={heading}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button does the same by keyboard */}
      <div className="cl__text" onClick={press}>
        <div className="cl__head">
          <h2 id={heading} lang={title === '' ? undefined : details.language}>
            {number !== '' && <span>{number} </span>}
            {title === '' ? <span className="muted">{name}</span> : title}
          </h2>
          {!isLocked && (
            <button type="button" className="cl__edit" onClick={() => enter(id, null)}>
              <Pencil className="icon icon--sm" aria-hidden="true" />
              {t(mark === 'removed' ? 'write' : 'edit')}
              <span className="vh"> {name}</span>
            </button>
          )}
        </div>
        <DocumentHtml html={html} language={details.language} className="doc--small" />
        {fault !== null && <p className="error">{fault}</p>}
      </div>
      <Margin {...props} />
    </section>
  );
});

function Margin({ clause, details, isLocked, unlock, reset }: ClauseSheetProps): ReactNode {
  return (
    <ClauseMargin
      clause={clause}
      details={details}
      isLocked={isLocked}
      unlock={() => unlock(clause.id)}
      reset={() => reset(clause.id)}
    />
  );
}
