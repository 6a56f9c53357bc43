import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { AgreementCard } from './agreement-card.tsx';
import './agreements.css';
import { CardDialog } from './card-dialog.tsx';
import { ResultCount } from './result-count.tsx';
import { Deck } from './deck.tsx';
import { isNarrowed, toQuery } from './list-choice.ts';
import { FailedLists, LoadingLists, NothingFound, NothingYet } from './list-states.tsx';
import { ListTools } from './list-tools.tsx';
import { OwnDrafts } from './own-drafts.tsx';
import { UnfinishedCard } from './unfinished-card.tsx';
import { useAgreementActions } from './use-agreement-actions.ts';
import { useListChoice } from './use-list-choice.ts';
import { useOwnAgreements } from './use-own-agreements.ts';
import { useOwnDrafts } from './use-own-drafts.ts';

/** So many are seen at a glance: nobody searches them. */
const few = 6;

/** `/profile/agreements`: what the account holds, the unfinished apart. */
export function MyAgreementsPage() {
  const t = useTranslations('agreements');
  const [choice, choose] = useListChoice();
  const finished = useOwnAgreements('finished', toQuery(choice, choice.page));
  const unfinished = useOwnAgreements('unfinished', toQuery(choice, choice.unfinished));
  const drafts = useOwnDrafts();
  const again = [finished.again, unfinished.again] as const;
  const life = useAgreementActions(() => again.forEach((reload) => reload()));
  const search = useCallback((q: string) => choose({ q }, 'replace'), [choose]);

  const failure = finished.failure ?? unfinished.failure;
  const counts =
    finished.page && unfinished.page
      ? { finished: finished.page.total, unfinished: unfinished.page.total }
      : null;
  const narrowed = isNarrowed(choice);
  const all = counts && counts.finished + counts.unfinished;
  const showDrafts = !narrowed && choice.unfinished === 1;
  const asking = finished.asking || unfinished.asking;
  const hasDrafts = showDrafts && drafts.drafts.length > 0;
  const nothing = all === 0 && !asking && !hasDrafts;
  const hasUnfinished = counts !== null && (counts.unfinished > 0 || hasDrafts);
  // Once there they stay, or the focus in them would be lost.
  const [hasTools, setHasTools] = useState(narrowed);
  if (!hasTools && (narrowed || (all ?? 0) > few)) setHasTools(true);
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('title')}</PageTitle>
      <div className="page__head">
        <div>
          <h1>{t('title')}</h1>
          <ResultCount counts={counts} narrowed={narrowed} asking={asking} />
        </div>
        <PageLink className="btn btn--primary" to="/wizard">
          <Plus className="icon icon--sm" aria-hidden="true" />
          {t('add')}
        </PageLink>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div role="status" className="agr__said">
        {life.said !== null && (
          <Notice kind="ok">
            <p>{life.said}</p>
          </Notice>
        )}
      </div>
      {hasTools && <ListTools choice={choice} choose={choose} search={search} />}
      <FailedLists
        failure={failure}
        retry={() => {
          if (finished.failure) finished.again();
          if (unfinished.failure) unfinished.again();
        }}
      />
      {counts === null && failure === null && <LoadingLists />}
      {nothing &&
        (narrowed ? <NothingFound clear={() => choose({ q: '', type: '' }, 'push')} /> : <NothingYet />)}
      <Deck
        list={finished}
        label={t('pages.finished')}
        number={choice.page}
        onPage={(page, how) => choose({ page }, how)}
        life={life}
        Card={AgreementCard}
      />
      {hasUnfinished && (
        <section className="section agr__unfinished" aria-labelledby="unfinished">
          <h2 id="unfinished" tabIndex={-1}>
            {t('unfinished')}
          </h2>
          <p className="muted mt-1 mb-5">{t('unfinishedLead')}</p>
          <Deck
            list={unfinished}
            label={t('pages.unfinished')}
            number={choice.unfinished}
            onPage={(page, how) => choose({ unfinished: page }, how)}
            life={life}
            Card={UnfinishedCard}
          >
            {showDrafts && <OwnDrafts {...drafts} />}
          </Deck>
        </section>
      )}
      <p className="row mt-8">
        <PageLink className="linkbtn" to="/profile/withdrawals">
          {t('withdrawals')}
        </PageLink>
        <HelpLink topic="updates">{t('help')}</HelpLink>
      </p>
      <CardDialog life={life} />
    </main>
  );
}
