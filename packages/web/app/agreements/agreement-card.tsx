import type { ListedAgreement } from '@clausewright/contract';
import { ArrowUp, Download, ExternalLink, History, Pencil, RefreshCw, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { CardBadges, CardDates } from './card-facts.tsx';
import { CardFailure } from './card-failure.tsx';
import { CardTop, CardAction } from './card-top.tsx';
import { NewerTexts } from './newer-texts.tsx';
import { isForSelling, paths } from './paths.ts';
import type { AgreementActions } from './use-agreement-actions.ts';
import { useName } from './use-name.ts';

interface Props {
  agreement: ListedAgreement;
  life: AgreementActions;
}

/** A finished agreement: everything that can be done with it. */
export function AgreementCard({ agreement, life }: Props) {
  const t = useTranslations('agreements');
  const name = useName()(agreement);
  const { agreement_id: id } = agreement;
  return (
    <article className="card agr" data-agreement={id}>
      <div className="card__body">
        <CardTop
          id={id}
          agreement={agreement}
          heading="h2"
          busy={life.deleting === id}
          onDelete={() => life.ask('delete', agreement)}
        />
        <CardBadges agreement={agreement} />
        <CardDates agreement={agreement} />
        <NewerTexts agreement={agreement} onUpdated={life.reload} />
        <CardFailure text={life.failureOf(id)} />
      </div>
      <div className="card__foot">
        <button className="linkbtn" type="button" onClick={() => life.act('edit', agreement)}>
          <Pencil className="icon" aria-hidden="true" />
          <CardAction words={t('editText')} name={name} />
        </button>
        <ServedActions agreement={agreement} life={life} />
        {!agreement.premium && (
          <Link className="linkbtn" to={paths.premium(agreement)}>
            <ArrowUp className="icon" aria-hidden="true" />
            <CardAction words={t('toPremium')} name={name} />
          </Link>
        )}
      </div>
    </article>
  );
}

/** What can be done with whatever was finished once, and the ways to what visitors see and saw before. */
export function ServedActions({ agreement, life }: Props) {
  const t = useTranslations('agreements');
  const name = useName()(agreement);
  return (
    <>
      <button className="linkbtn" type="button" onClick={() => life.act('update', agreement)}>
        <RefreshCw className="icon" aria-hidden="true" />
        <CardAction words={t('update')} name={name} />
      </button>
      <PageLink className="linkbtn" to={paths.download(agreement)}>
        <Download className="icon" aria-hidden="true" />
        <CardAction words={t('download')} name={name} />
      </PageLink>
      <Link className="linkbtn" to={paths.versions(agreement)}>
        <History className="icon" aria-hidden="true" />
        <CardAction words={t('versions')} name={name} />
      </Link>
      {isForSelling(agreement) && (
        <PageLink className="linkbtn" to={paths.withdrawal(agreement)}>
          <Undo2 className="icon" aria-hidden="true" />
          <CardAction words={t('withdrawal')} name={name} />
        </PageLink>
      )}
      {agreement.live_url !== null && (
        <a className="linkbtn" href={agreement.live_url} target="_blank" rel="noreferrer">
          <ExternalLink className="icon" aria-hidden="true" />
          <CardAction words={t('livePage')} name={`${name} ${t('newTab')}`} />
        </a>
      )}
    </>
  );
}
