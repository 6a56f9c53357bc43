import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CardTop, CardAction } from './card-top.tsx';
import { useName } from './use-name.ts';
import type { OwnDraftList } from './use-own-drafts.ts';

/** What was begun and never generated: it lies in this browser alone. */
export function OwnDrafts({ drafts, discard }: OwnDraftList) {
  const t = useTranslations('agreements');
  const tTypes = useTranslations('types');
  const name = useName();
  const format = useFormatter();
  const [asked, setAsked] = useState<AgreementType | null>(null);
  return (
    <>
      {drafts.map((draft) => (
        <article key={draft.type} className="card agr" data-draft={draft.type}>
          <div className="card__body">
            <CardTop id={draft.type} agreement={draft} heading="h3" onDelete={() => setAsked(draft.type)} />
            <div className="agr__badges">
              <span className="badge badge--warn">{t('draft.badge')}</span>
            </div>
            <p className="agr__dates num">
              {t('draft.lead', { date: format.dateTime(new Date(draft.at), 'minute') })}
            </p>
          </div>
          <div className="card__foot">
            <Link className="linkbtn" to={`/wizard/${agreementSlugs[draft.type]}`}>
              <ArrowRight className="icon" aria-hidden="true" />
              <CardAction words={t('finalize')} name={name(draft)} />
            </Link>
          </div>
        </article>
      ))}
      {asked !== null && (
        <ConfirmDialog
          title={t('draft.ask', { name: tTypes(`${asked}.name`) })}
          keep={t('ask.delete.keep')}
          act={t('ask.delete.act')}
          onKeep={() => setAsked(null)}
          onAct={() => {
            setAsked(null);
            discard(asked);
            document.getElementById('unfinished')?.focus();
          }}
        >
          <p>{t('draft.lost')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
