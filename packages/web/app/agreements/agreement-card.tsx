import { agreementSlugs } from '@clausewright/contract/agreement-types';
import type { ListedAgreement } from '@clausewright/contract';
import { ArrowRight, Download, RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** A card of the deck; `unfinished` ones are listed under a heading of their own. */
export function AgreementCard({
  agreement,
  unfinished,
}: {
  agreement: ListedAgreement;
  unfinished?: boolean;
}) {
  const t = useTranslations('agreements');
  const tTypes = useTranslations('types');
  const { agreement_id: id, type, site_name, site_url } = agreement;
  const name = tTypes(`${type}.name`);
  const site = site_url ?? site_name;
  const Heading = unfinished ? 'h3' : 'h2';
  const of = <span className="vh"> {site ? `${name}, ${site}` : name}</span>;
  return (
    <article className="card agr">
      <div className="card__body">
        <Heading>{name}</Heading>
        {site && <p className="agr__site">{site}</p>}
        <div className="agr__badges">
          <span className={agreement.premium ? 'badge badge--ok' : 'badge'}>
            {t(agreement.premium ? 'premium' : 'free')}
          </span>
          {agreement.edited && <span className="badge badge--info">{t('edited')}</span>}
        </div>
        {unfinished && <p className="mt-3">{t('notPaid')}</p>}
        <Dates agreement={agreement} />
      </div>
      <div className="card__foot">
        {unfinished ? (
          <a className="linkbtn" href={`/wizard/pay/${id}`}>
            <ArrowRight className="icon" aria-hidden="true" />
            {t('finalize')}
            {of}
          </a>
        ) : (
          <>
            <Link className="linkbtn" to={`/wizard/${agreementSlugs[type]}?agreement=${id}`}>
              <RefreshCw className="icon" aria-hidden="true" />
              {t('update')}
              {of}
            </Link>
            <Link className="linkbtn" to={`/download/${id}`}>
              <Download className="icon" aria-hidden="true" />
              {t('download')}
              {of}
            </Link>
          </>
        )}
      </div>
    </article>
  );
}

/** Where nothing has changed since, the day of making stands alone. */
function Dates({ agreement: { edited, created_at, updated_at } }: { agreement: ListedAgreement }) {
  const t = useTranslations('agreements');
  const created = new Date(created_at);
  const changed = new Date(updated_at ?? created_at);
  return (
    <p className="agr__dates num">
      {edited ? t('textEdited', { date: changed }) : t('notEdited')} {t('created', { date: created })}
      {!edited && changed.getTime() > created.getTime() && ` ${t('changed', { date: changed })}`}
    </p>
  );
}
