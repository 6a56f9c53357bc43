import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CardAction } from '../../agreements/card-top.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { unfinishedDraft } from '../wizard/consent-draft.ts';
import { consentPaths } from '../../consent-paths.ts';

/** A banner that was begun in this browser and not created yet; the page is never prerendered. */
export function UnfinishedConsentCard() {
  const t = useTranslations('consents.begun');
  const [site] = useState(unfinishedDraft);
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
          <CardAction words={t('go')} name={site} />
        </PageLink>
      </div>
    </article>
  );
}
