import type { AgreementDetails } from '@clausewright/contract';
import { History, Pencil, RefreshCw, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { CardDialog } from './card-dialog.tsx';
import { isForSelling, paths } from './paths.ts';
import { useAgreementActions } from './use-agreement-actions.ts';

/** The actions of a card on the download page of its owner, with the same questions first. */
export function OwnerActions({ details }: { details: AgreementDetails }) {
  const t = useTranslations('agreements');
  const life = useAgreementActions(() => undefined);
  const agreement = {
    ...details,
    website_id: null,
    served: true,
    held: false,
    review: false,
    update_available: false,
    update_by_banner: false,
  };
  return (
    <div className="row row--own-width">
      <button className="btn" type="button" onClick={() => life.act('edit', agreement)}>
        <Pencil className="icon icon--sm" aria-hidden="true" />
        {t('editText')}
      </button>
      <button className="btn" type="button" onClick={() => life.act('update', agreement)}>
        <RefreshCw className="icon icon--sm" aria-hidden="true" />
        {t('update')}
      </button>
      <Link className="btn" to={paths.versions(details)}>
        <History className="icon icon--sm" aria-hidden="true" />
        {t('versions')}
      </Link>
      {isForSelling(details) && (
        <PageLink className="btn" to={paths.withdrawal(details)}>
          <Undo2 className="icon icon--sm" aria-hidden="true" />
          {t('withdrawal')}
        </PageLink>
      )}
      <CardDialog life={life} />
    </div>
  );
}
