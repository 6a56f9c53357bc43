import type { subscriptionStats } from '@clausewright/contract';
import type { ResultOf } from '@clausewright/contract';
import { useCallback } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFetched } from '../../use-fetched.ts';
import { useAmount } from '../../amount.ts';
import { send } from '../../api.ts';
import { useTaxKind } from '../../tax-kind.ts';
import { consentCalls } from '../consent-calls.ts';

type Stats = ResultOf<typeof subscriptionStats>['consents'];

/** The charge that comes first, of whichever website. */
function firstCharge(stats: Stats) {
  return stats
    .flatMap(({ site_url: site, next_charge: charge }) => (charge === null ? [] : [{ site, ...charge }]))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))[0];
}

/** All plans together in one line; where it cannot be had the cards say enough. */
export function DeckStats({ edition }: { edition: number }) {
  const t = useTranslations('consents.stats');
  const format = useFormatter();
  const amount = useAmount();
  const tax = useTaxKind();
  const ask = useCallback(
    (signal: AbortSignal) => send(consentCalls.subscriptionStats, { signal }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another edition of the list is another question
    [edition],
  );
  const { outcome } = useFetched(ask);
  if (outcome?.ok !== true) return <div className="consent__stats" aria-hidden="true" />;
  const { consents } = outcome.data;
  const sum = (value: (one: Stats[number]) => number) => consents.reduce((all, one) => all + value(one), 0);
  const charge = firstCharge(consents);
  return (
    <dl className="consent__stats num">
      <div>
        <dt>{t('domains')}</dt>
        <dd>{format.number(sum((one) => one.domains_used))}</dd>
      </div>
      <div>
        <dt>{t('answers')}</dt>
        <dd>{format.number(sum((one) => one.answers_this_month))}</dd>
      </div>
      <div>
        <dt>{t('next')}</dt>
        <dd>
          {charge === undefined
            ? t('nothing')
            : t('charge', {
                date: new Date(charge.at),
                sum: amount(charge.net, charge.currency),
                site: charge.site,
                tax,
              })}
        </dd>
      </div>
    </dl>
  );
}
