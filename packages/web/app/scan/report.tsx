import type { ScanPlatform, ScanResult } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../ui/field.tsx';
import { AccessibilitySection } from './accessibility-section.tsx';
import { FindingRow } from './finding-row.tsx';
import { platforms } from './remedy.ts';
import { RequestsChart } from './requests-chart.tsx';
import { ServiceRow } from './service-row.tsx';

const types = ['ADVERTISING', 'ANALYTICS', 'MARKETING', 'FUNCTIONALITY', 'ESSENTIAL', 'unknown'] as const;

interface Props {
  result: ScanResult;
  ruleWords: Readonly<Record<string, string>>;
}

/** What was seen: problems first, then services by purpose, then barriers, then how we looked. */
export function Report({ result, ruleWords }: Props) {
  const t = useTranslations('scan');
  const { findings, services, own, pages, passes, limits, browser } = result;
  const problems = findings.filter(({ severity }) => severity !== 'notice');
  const [platform, setPlatform] = useState<ScanPlatform>(result.platform ?? 'html');
  const stored = own.map(({ name }) => name);
  return (
    <>
      <p className="lead">
        {t('summary', { services: services.length, problems: problems.length, pages: pages.length })}
      </p>
      <section aria-label={t('problems')}>
        {findings.length === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <>
            <div className="scan__made noprint">
              <Field id="scan-platform" label={t('madeWith')} hint={t('madeWithHint')}>
                <select
                  id="scan-platform"
                  className="input"
                  aria-describedby="scan-platform-hint"
                  value={platform}
                  onChange={({ target }) =>
                    setPlatform(platforms.find((one) => one === target.value) ?? 'html')
                  }
                >
                  {platforms.map((one) => (
                    <option key={one} value={one}>
                      {t(`platform.${one}`)}
                    </option>
                  ))}
                </select>
              </Field>
            </div>
            <ul className="scan__findings">
              {findings.map((finding) => (
                <FindingRow
                  key={`${finding.code} ${finding.subject}`}
                  finding={finding}
                  platform={platform}
                />
              ))}
            </ul>
          </>
        )}
      </section>
      <RequestsChart services={services} />
      {services.length === 0 && <p className="mt-6">{t('none')}</p>}
      {types.map((type) => {
        const of = services.filter((service) => (service.type ?? 'unknown') === type);
        if (of.length === 0) return null;
        return (
          <section key={type} aria-labelledby={`scan-${type}`}>
            <div className="scan__group">
              <h2 id={`scan-${type}`}>{t(`type.${type}`)}</h2>
              <span className="small soft">
                {t(`need.${type === 'ESSENTIAL' || type === 'unknown' ? type : 'other'}`)}
              </span>
            </div>
            <ul className="scan__services">
              {of.map((service) => (
                <ServiceRow key={service.id} service={service} />
              ))}
            </ul>
          </section>
        );
      })}
      <section aria-labelledby="scan-own">
        <div className="scan__group">
          <h2 id="scan-own">{t('own')}</h2>
        </div>
        <p>{stored.length === 0 ? t('ownNone') : <code>{stored.join(', ')}</code>}</p>
      </section>
      <AccessibilitySection found={result.accessibility} words={ruleWords} />
      <section aria-labelledby="scan-how">
        <div className="scan__group">
          <h2 id="scan-how">{t('how')}</h2>
        </div>
        <p className="small">
          {browser}:{' '}
          {passes
            .map(({ name, answered }) => `${t(`phase.${name}`)}${answered === null ? '' : ` (${answered})`}`)
            .join(', ')}
        </p>
        <ul className="small">
          {limits.map(({ pass, limit }) => (
            <li key={pass}>
              {t(`phase.${pass}`)}: {t(`limit.${limit}`)}
            </li>
          ))}
          {pages.map((page) => (
            <li key={page.url} className="scan__url">
              {page.url} {page.limits.map((limit) => t(`limit.${limit}`)).join(' ')}
            </li>
          ))}
        </ul>
        <p className="hint">{t('always')}</p>
      </section>
    </>
  );
}
