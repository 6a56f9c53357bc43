import type { ConsentCard } from '@clausewright/contract';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../../layout/page-link.tsx';
import { UnfinishedConsentCard } from './unfinished-consent-card.tsx';
import { ConsentCardView } from './consent-card.tsx';
import { consentPaths } from '../../consent-paths.ts';
import { UnpaidCard } from './unpaid-card.tsx';
import type { ConsentActions } from './use-consent-actions.ts';
import { usePlanNames } from './use-plan-names.ts';

/** All cards, the way to another one last. */
export function Deck({ consents, life }: { consents: readonly ConsentCard[]; life: ConsentActions }) {
  const t = useTranslations('consents');
  const planName = usePlanNames();
  return (
    <>
      {consents.length === 0 && (
        <div className="empty mb-6">
          <p className="blankmark" aria-hidden="true">
            [ • ]
          </p>
          <p>{t('empty')}</p>
          <PageLink className="btn btn--primary" to={consentPaths.create}>
            {t('create')}
          </PageLink>
        </div>
      )}
      <div className="deck deck--3">
        {consents.map((consent) => {
          const card = { consent: life.now(consent), life, planName };
          return consent.plan === null && !consent.paid ? (
            <UnpaidCard key={consent.id} {...card} />
          ) : (
            <ConsentCardView key={consent.id} {...card} />
          );
        })}
        <UnfinishedConsentCard />
        {consents.length > 0 && (
          <PageLink className="addcard" to={consentPaths.create}>
            <Plus className="icon icon--lg" aria-hidden="true" />
            <b>{t('create')}</b>
            <span className="small soft">{t('createLead')}</span>
          </PageLink>
        )}
      </div>
    </>
  );
}
