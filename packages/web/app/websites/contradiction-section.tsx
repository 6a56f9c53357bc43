import type { WebsitePage } from '@clausewright/contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../agreements/paths.ts';
import { consentPaths } from '../consent-paths.ts';
import { PageLink } from '../layout/page-link.tsx';

/** Where documents and banner of the website say different things, each with the ways to both sides. */
export function ContradictionSection({ page: { contradictions, banner } }: { page: WebsitePage }) {
  const t = useTranslations('websites.contradictions');
  const tCodes = useTranslations('contradictions.codes');
  const tDocuments = useTranslations('contradictions.documents.codes');
  const tTypes = useTranslations('types');
  const change = (agreement: Parameters<typeof paths.update>[0]) => (
    <PageLink className="linkbtn" to={paths.update(agreement)}>
      {t('change', { document: tTypes(`${agreement.type}.name`) })}
    </PageLink>
  );
  const lines = [
    ...contradictions.banner.flatMap(({ found, ...agreement }) =>
      found.map(({ code, subject, field }) => ({
        key: `${agreement.agreement_id} ${code} ${field} ${subject}`,
        title: tTypes(`${agreement.type}.name`),
        words: tCodes(code, { vendor: subject ?? '' }),
        ways: (
          <>
            {change(agreement)}
            {banner && (
              <Link
                className="linkbtn"
                to={consentPaths[field.startsWith('vendors') ? 'vendors' : 'appearance'](banner.card.id)}
              >
                {t('banner')}
              </Link>
            )}
          </>
        ),
      })),
    ),
    ...contradictions.documents.flatMap(({ found, ...agreement }) =>
      found.map(({ code, subject, question, other }) => ({
        key: `${agreement.agreement_id} ${code} ${question} ${subject}`,
        title: tTypes(`${agreement.type}.name`),
        words: tDocuments(code, {
          vendor: subject ?? '',
          document: other === null ? '' : tTypes(`${other.type}.name`),
        }),
        ways: (
          <>
            {change(agreement)}
            {other && change(other)}
          </>
        ),
      })),
    ),
  ];
  return (
    <section id="contradictions" aria-labelledby="contradictions-title">
      <div className="sec__head">
        <h2 id="contradictions-title">
          {t('title')} {lines.length > 0 && <span className="sec__count num">{lines.length}</span>}
        </h2>
      </div>
      {lines.length === 0 && <p className="line soft">{t('none')}</p>}
      {lines.map(({ key, title, words, ways }) => (
        <div key={key} className="line">
          <div>
            <h3>{title}</h3>
            <p>{words}</p>
          </div>
          <div className="acts">{ways}</div>
        </div>
      ))}
    </section>
  );
}
