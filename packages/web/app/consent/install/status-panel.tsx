import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFetched } from '../../use-fetched.ts';
import { send } from '../../api.ts';
import { useConsent } from '../consent-context.ts';
import { PageLink } from '../../layout/page-link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { consentCalls } from '../consent-calls.ts';
import { consentPaths } from '../../consent-paths.ts';
import type { Check } from './use-check.ts';

/** Whether the banner is served, what is missing where it is not, and what the last look brought. */
export function StatusPanel({ check: { result }, demo }: { check: Check; demo: string | null }) {
  const t = useTranslations('install.status');
  const { id, details } = useConsent();
  const { paid, active } = details;
  const version = details.published?.version;
  const ask = useCallback(
    (signal: AbortSignal) => send(consentCalls.checkCustomerActive, { params: { id }, signal }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another state is another question
    [id, paid, active, version],
  );
  const answer = useFetched(ask);
  const errors = result?.findings.filter(({ severity }) => severity === 'error').length ?? 0;
  return (
    <section className="panel" aria-labelledby="install-status">
      <h2 id="install-status">{t('title')}</h2>
      <Loaded answer={answer}>
        {({ active: served, missing }) => (
          <ul className="install__status">
            {served && (
              <li className="good">
                <CircleCheck className="icon" aria-hidden="true" />
                <span>{t('served')}</span>
              </li>
            )}
            {served && demo !== null && (
              <li>
                <a href={demo}>{t('demo')}</a>
              </li>
            )}
            {missing.map((what) => (
              <li key={what} className="is-warning">
                <TriangleAlert className="icon" aria-hidden="true" />
                <span>
                  {t(`missing.${what}`)}{' '}
                  {what === 'plan' ? (
                    <a href={consentPaths.pay(id)}>{t('mend.plan')}</a>
                  ) : (
                    <PageLink to={what === 'publication' ? consentPaths.appearance(id) : consentPaths.list}>
                      {t(`mend.${what}`)}
                    </PageLink>
                  )}
                </span>
              </li>
            ))}
            {result?.installed === true && (
              <li className="good">
                <CircleCheck className="icon" aria-hidden="true" />
                <span>{t('found', { date: new Date(result.checked_at) })}</span>
              </li>
            )}
            {result !== null && errors > 0 && (
              <li className="is-warning">
                <TriangleAlert className="icon" aria-hidden="true" />
                <span>{t('errors', { count: errors })}</span>
              </li>
            )}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
