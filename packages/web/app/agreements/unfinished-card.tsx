import type { ListedAgreement } from '@clausewright/contract';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Notice } from '../ui/notice.tsx';
import { ServedActions } from './agreement-card.tsx';
import { CardBadges, CardDates } from './card-facts.tsx';
import { CardFailure } from './card-failure.tsx';
import { CardTop, CardAction } from './card-top.tsx';
import { paths } from './paths.ts';
import type { AgreementActions } from './use-agreement-actions.ts';
import { useName } from './use-name.ts';

interface Props {
  agreement: ListedAgreement;
  life: AgreementActions;
}

/** Something of it waits for its payment, for a wording of the law, or for its owner alone: all of it, or only its last update. */
export function UnfinishedCard({ agreement, life }: Props) {
  const { agreement_id: id, served } = agreement;
  return (
    <article className="card agr" data-agreement={id}>
      <div className="card__body">
        <CardTop
          id={id}
          agreement={agreement}
          heading="h3"
          busy={life.deleting === id}
          onDelete={() => life.ask('delete', agreement)}
        />
        {served && <CardFacts agreement={agreement} />}
        <CardFailure text={life.failureOf(id)} />
      </div>
      {served ? (
        <ServedFoot agreement={agreement} life={life} />
      ) : (
        <Overlay agreement={agreement} life={life} />
      )}
    </article>
  );
}

function CardFacts({ agreement }: { agreement: ListedAgreement }) {
  const t = useTranslations('agreements');
  return (
    <>
      <CardBadges agreement={agreement} />
      <CardDates agreement={agreement} />
      <div className="agr__notice">
        <Notice
          kind="warn"
          title={t(agreement.held ? 'updateHeld' : agreement.review ? 'updateReview' : 'updateNotLive')}
        >
          <p>{t('stillServed')}</p>
        </Notice>
      </div>
    </>
  );
}

function ServedFoot({ agreement, life }: Props) {
  const t = useTranslations('agreements');
  const name = useName()(agreement);
  return (
    <div className="card__foot">
      <a className="btn btn--sm" href={paths.pay(agreement)}>
        <ArrowRight className="icon icon--sm" aria-hidden="true" />
        <CardAction words={t(agreement.review ? 'review' : 'finalize')} name={name} />
      </a>
      <ServedActions agreement={agreement} life={life} />
    </div>
  );
}

/** Covers what cannot be had yet. */
function Overlay({ agreement, life }: Props) {
  const t = useTranslations('agreements');
  const name = useName()(agreement);
  return (
    <div className="agr__rest">
      <div className="agr__under" aria-hidden="true" inert>
        <CardBadges agreement={agreement} />
        <CardDates agreement={agreement} />
      </div>
      <div className="overlay">
        <p>{t(agreement.held ? 'held' : agreement.review ? 'notReviewed' : 'notLive')}</p>
        <div className="row">
          <a className="btn btn--primary btn--sm" href={paths.pay(agreement)}>
            <CardAction
              words={t(agreement.held ? 'seeHeld' : agreement.review ? 'review' : 'pay')}
              name={name}
            />
          </a>
          <button className="linkbtn" type="button" onClick={() => life.act('update', agreement)}>
            <CardAction words={t('changeAnswers')} name={name} />
          </button>
        </div>
      </div>
    </div>
  );
}
