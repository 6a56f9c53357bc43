import type { AgreementDetails } from '@clausewright/contract';
import { RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../agreements/paths.ts';
import { AreaWords } from '../language/area-words.tsx';

const OwnerActions = lazy(async () => ({
  default: (await import('../agreements/owner-actions.tsx')).OwnerActions,
}));

/** What can be done with the agreement: all for its owner, the answers for who holds its link. */
export function PageActions({ details, owner }: { details: AgreementDetails; owner: boolean }) {
  const t = useTranslations('download');
  if (owner) {
    return (
      <Suspense fallback={null}>
        <AreaWords area="agreements">
          <OwnerActions details={details} />
        </AreaWords>
      </Suspense>
    );
  }
  return (
    <Link className="btn" to={paths.update(details)}>
      <RefreshCw className="icon icon--sm" aria-hidden="true" />
      {t('change')}
    </Link>
  );
}
