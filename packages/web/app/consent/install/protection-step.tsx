import { protectionLevels } from '@clausewright/contract/consent-types';
import { useFormatter, useTranslations } from 'use-intl';
import { PageLink } from '../../layout/page-link.tsx';
import { useConsent } from '../consent-context.ts';
import { consentPaths } from '../../consent-paths.ts';
import type { InstallDetails } from './install-details.ts';
import { ServerFiles } from './server-files.tsx';

type Protection = InstallDetails['protection'];

/** What each level stops, what it cannot stop on this site, and the files that one of them needs. */
export function ProtectionStep({ protection }: { protection: Protection }) {
  const t = useTranslations('install.protection');
  const { id } = useConsent();
  const { level, seen_at: seenAt, unlisted, files } = protection;
  return (
    <>
      <p className="small soft">
        <b>{t('chosen', { level: t(`levels.${level}`) })}</b>{' '}
        <PageLink to={consentPaths.appearance(id)}>{t('change')}</PageLink>
      </p>
      {seenAt === null ? (
        <p className="soft">{t('notSeen')}</p>
      ) : (
        <p className="soft">{t('seen', { date: new Date(seenAt) })}</p>
      )}
      <dl className="install__levels">
        {protectionLevels.map((one) => (
          <div key={one}>
            <dt>{t(`levels.${one}`)}</dt>
            <dd>
              <p>{t(`cannot.${one}`)}</p>
              <Gaps gaps={protection.gaps.filter((gap) => gap.level === one)} seen={seenAt !== null} />
            </dd>
          </div>
        ))}
      </dl>
      {level !== 'tagged' && unlisted.length > 0 && (
        <>
          <p>{t('unlisted')}</p>
          <ul className="install__hosts">
            {unlisted.map((host) => (
              <li key={host}>{host}</li>
            ))}
          </ul>
        </>
      )}
      {protection.field !== null && <FieldHosts hosts={protection.field} />}
      {files.length > 0 && <ServerFiles files={files} />}
    </>
  );
}

function Gaps({ gaps, seen }: { gaps: Protection['gaps']; seen: boolean }) {
  const t = useTranslations('install.protection');
  if (!seen) return null;
  if (gaps.length === 0) return <p className="small muted">{t('noGap')}</p>;
  return (
    <ul className="small">
      {gaps.map(({ service, by }) => (
        <li key={`${service} ${by}`}>{t('gap', { service, by: t(`by.${by}`) })}</li>
      ))}
    </ul>
  );
}

/** What browsers of visitors reported, with what it is worth. */
function FieldHosts({ hosts }: { hosts: NonNullable<Protection['field']> }) {
  const t = useTranslations('install.protection.field');
  const format = useFormatter();
  return (
    <>
      <h3>{t('title')}</h3>
      <p className="small soft">{t('lead')}</p>
      {hosts.length === 0 ? (
        <p className="small muted">{t('none')}</p>
      ) : (
        <ul className="install__hosts">
          {hosts.map(({ host, reports, days, last, confirmed }) => (
            <li key={host}>
              {host}{' '}
              <small className="muted">
                {t('reports', { count: reports, days, date: format.dateTime(new Date(last), 'day') })},{' '}
                {t(confirmed ? 'confirmed' : 'open')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
