import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Of } from '../../agreements/card-top.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { begunDraft } from '../wizard/consent-draft.ts';
import { consentPaths } from '../paths.ts';

/** A banner that was begun in this browser and not created yet; the page is never prerendered. */
export function BegunCard() {
  const t = useTranslations('consents.begun');
  const [site] = useState(begunDraft);
  if (site === null) return null;
  return (
    <article className="card agr">
      <div className="card__body">
        <div className="consent__name">
          <h2>{site}</h2>
          <p className="agr__site">{t('lead')}</p>
        </div>
      </div>
      <div className="card__foot">
        <PageLink className="linkbtn" to={consentPaths.create}>
          <Of words={t('go')} name={site} />
        </PageLink>
      </div>
    </article>
  );
}
