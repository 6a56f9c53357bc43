import { useTranslations } from 'use-intl';
import { PageTitle } from '../../layout/page-title.tsx';
import { HelpLink } from '../../help/help-link.tsx';
import { useSession } from '../../session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import '../../agreements/agreements.css';
import { Deck } from './deck.tsx';
import './consents.css';
import { DeckFailed, DeckLoading } from './list-states.tsx';
import { DeckStats } from './deck-stats.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { Unconfirmed } from './unconfirmed.tsx';
import { useConsentActions } from './use-consent-actions.ts';
import { useOwnConsents } from '../use-own-consents.ts';

/** `/profile/privacy-consents`: one card per website. */
export function ConsentsPage() {
  const t = useTranslations('consents');
  const title = useTranslations('frame')('myPrivacyConsents');
  const { confirmed } = useSession();
  const list = useOwnConsents();
  const life = useConsentActions(list.reload);
  const { consents } = list;
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{title}</PageTitle>
      <div className="page__head">
        <div>
          <h1>{title}</h1>
          <p>{t('lead')}</p>
          <p>
            <HelpLink topic="consent-banner">{t('help')}</HelpLink>
          </p>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div role="status" className="agr__said">
        {life.said !== null && (
          <Notice kind="ok">
            <p>{life.said}</p>
          </Notice>
        )}
      </div>
      {!confirmed && <Unconfirmed words={t('confirmFirst')} />}
      {confirmed && <DeckFailed failure={list.failure} retry={list.reload} />}
      {confirmed && consents === null && list.failure === null && <DeckLoading />}
      {confirmed && consents !== null && (
        <>
          {consents.some(({ paid }) => paid) && <DeckStats edition={list.edition} />}
          <Deck consents={consents.filter(({ id }) => !life.isGone(id))} life={life} />
        </>
      )}
      <DeleteDialog life={life} />
    </main>
  );
}
