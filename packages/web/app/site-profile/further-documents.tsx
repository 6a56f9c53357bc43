import type { AgreementDetails } from '@clausewright/contract';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFetched } from '../use-fetched.ts';
import { paths } from '../agreements/paths.ts';
import { send } from '../api.ts';
import { AreaWords } from '../language/area-words.tsx';
import { Notice } from '../ui/notice.tsx';
import { fetchSite } from './fetch-site.ts';
import { furtherAddress, missingTypes } from './document-order.ts';
import './further.css';
import { wasMadeTogether } from './made-together.ts';
import { siteCalls } from './site-calls.ts';

interface Props {
  details: AgreementDetails;
  token: string | null;
}

/** What else a site needs, and which of its documents no longer say the same; nothing while that is asked. */
export function FurtherDocuments(props: Props) {
  return (
    <AreaWords area="site">
      <Together id={props.details.agreement_id} />
      <Differing {...props} />
      <Missing {...props} />
    </AreaWords>
  );
}

/** Where the banner and the documents made in one go stand together, there is a way back. */
function Together({ id }: { id: string }) {
  const t = useTranslations('site.further');
  if (!wasMadeTogether(id)) return null;
  return (
    <p className="mt-8">
      <Link to="/start?page=done">{t('together')}</Link>
    </p>
  );
}

function Differing({ details: { agreement_id: id }, token }: Props) {
  const t = useTranslations('site.further');
  const tTypes = useTranslations('types');
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(siteCalls.readSiteDifferences, { params: { id }, agreementToken: token, signal }),
    [id, token],
  );
  const { outcome } = useFetched(ask);
  if (outcome?.ok !== true || outcome.data.agreements.length === 0) return null;
  return (
    <section className="mt-8">
      <Notice kind="warn" title={t('differs')}>
        <ul className="stack">
          {outcome.data.agreements.map((other) => (
            <li key={other.agreement_id}>
              {t('of', {
                document: tTypes(`${other.type}.name`),
                questions: other.questions.map(({ label }) => label).join(' · '),
              })}{' '}
              <Link to={`${paths.update(other)}?site=${id}`}>{t('update')}</Link>
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

function Missing({ details: { agreement_id: id, type } }: Props) {
  const t = useTranslations('site.further');
  const tTypes = useTranslations('types');
  const ask = useCallback(() => fetchSite(id, type), [id, type]);
  const { outcome } = useFetched(ask);
  if (outcome?.ok !== true) return null;
  const missing = missingTypes(outcome.data.agreements.map((one) => one.type));
  const [first] = missing;
  if (first === undefined) return null;
  return (
    <section className="mt-8" aria-labelledby="further-documents">
      <h2 id="further-documents">{t('title')}</h2>
      <p className="soft">{t('lead')}</p>
      <ul className="further">
        {missing.map((one) => (
          <li key={one}>
            <Link className="btn" to={furtherAddress(one, { id, all: false })}>
              {tTypes(`${one}.name`)}
            </Link>
          </li>
        ))}
      </ul>
      {missing.length > 1 && (
        <p>
          <Link to={furtherAddress(first, { id, all: true })}>{t('all')}</Link>
        </p>
      )}
    </section>
  );
}
