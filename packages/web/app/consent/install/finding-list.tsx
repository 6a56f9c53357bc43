import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../agreements/paths.ts';
import { useConsent } from '../consent-context.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { consentPaths } from '../../consent-paths.ts';
import type { Check, CheckResult } from './use-check.ts';

type Finding = CheckResult['findings'][number];

/** What the look at a page brought, worst first. */
export function FindingList({ result, check }: { result: CheckResult; check: Check }) {
  const t = useTranslations('install.check');
  const { installed, url } = result;
  // What was added meanwhile is known.
  const open = result.findings.filter(
    ({ code, catalogue_id: id }) => code !== 'vendor-unknown' || id === null || !check.own?.has(id),
  );
  const findings = [
    ...open.filter(({ severity }) => severity === 'error'),
    ...open.filter(({ severity }) => severity === 'warning'),
  ];
  return (
    <section className="install__findings" aria-label={t('findings')}>
      <p className="small soft num">{t('of', { url, date: new Date(result.checked_at) })}</p>
      <ul>
        {installed && (
          <li className="good">
            <CircleCheck className="icon" aria-hidden="true" />
            <span>{t('installed')}</span>
          </li>
        )}
        {findings.map((finding) => (
          <FindingLine
            key={`${finding.code} ${finding.subject} ${finding.document?.agreement_id}`}
            finding={finding}
            check={check}
          />
        ))}
      </ul>
    </section>
  );
}

function FindingLine({ finding, check }: { finding: Finding; check: Check }) {
  const t = useTranslations('install');
  const { code, severity, subject } = finding;
  const Icon = severity === 'error' ? CircleAlert : TriangleAlert;
  return (
    <li className={severity === 'error' ? 'is-error' : 'is-warning'}>
      <Icon className="icon" aria-hidden="true" />
      <span>
        <span className="vh">{t(`check.${severity}`)} </span>
        {t(`findings.${code}`, { subject })} <Remedy finding={finding} check={check} />
      </span>
    </li>
  );
}

/** Steps of this page that mend a finding. */
const anchors: Partial<Record<Finding['code'], string>> = {
  'vendor-untagged': 'tagging',
  'csp-blocks-script': 'policy',
  'csp-blocks-record': 'policy',
};

function Remedy({ finding, check }: { finding: Finding; check: Check }): ReactNode {
  const t = useTranslations('install.check');
  const { id } = useConsent();
  const tTypes = useTranslations('types');
  const { code, catalogue_id: catalogueId, subject, document } = finding;
  if (document !== undefined) {
    const name = tTypes(`${document.type}.name`);
    return <PageLink to={paths.update(document)}>{t('toDocument', { document: name })}</PageLink>;
  }
  if (catalogueId !== null && check.own !== null && !check.own.has(catalogueId)) {
    return (
      <button type="button" className="linkbtn" onClick={() => check.add(catalogueId)}>
        {t('add', { vendor: subject })}
      </button>
    );
  }
  if (code === 'vendor-unknown' && catalogueId === null)
    return <PageLink to={consentPaths.vendors(id)}>{t('toVendors')}</PageLink>;
  if (code === 'language-missing')
    return <PageLink to={consentPaths.appearance(id)}>{t('toAppearance')}</PageLink>;
  const anchor = anchors[code];
  return anchor === undefined ? null : <a href={`#${anchor}`}>{t('toStep')}</a>;
}
