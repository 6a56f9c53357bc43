import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import { useTranslations } from 'use-intl';
import { consentPaths } from '../consent-paths.ts';
import { AreaWords } from '../language/area-words.tsx';
import { PageLink } from '../layout/page-link.tsx';

/** What a website can say much about comes first. */
const types = [
  'PRIVACY_POLICY',
  'COOKIES_POLICY',
  'TERMS_CONDITIONS',
  'RETURN_REFUND_POLICY',
  'IMPRINT',
  'ACCESSIBILITY_STATEMENT',
  'DISCLAIMER',
] as const satisfies readonly AgreementType[];

interface Props {
  scan: string;
  /** That was looked at. */
  address: string;
}

/** The ways from what was seen to documents and a banner; each wizard shows it beside its questions. */
export function WriteDocuments(props: Props) {
  return (
    <AreaWords area="suggestions">
      <Ways {...props} />
    </AreaWords>
  );
}

function Ways({ scan, address }: Props) {
  const t = useTranslations('suggestions.write');
  const tTypes = useTranslations('types');
  return (
    <section aria-labelledby="scan-write" className="noprint">
      <div className="scan__group">
        <h2 id="scan-write">{t('title')}</h2>
      </div>
      <p>{t('lead')}</p>
      <ul className="scan__write">
        {types.map((type) => (
          <li key={type}>
            <PageLink className="btn" to={`/wizard/${agreementSlugs[type]}?scan=${scan}`}>
              {tTypes(`${type}.name`)}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink className="btn" to={consentPaths.createFor({ site: address, scan })}>
            {t('banner')}
          </PageLink>
        </li>
      </ul>
    </section>
  );
}
