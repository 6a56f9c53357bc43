import type { OptionalType } from '@clausewright/contract/consent-types';
import { Check, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ScrollBox } from '../../scroll-box.tsx';
import type { FullEntry } from './full-entry.ts';
import { Panel } from './fact.tsx';

/** A longer list scrolls inside itself. */
const mostAtOnce = 8;

/** Yes or no to each purpose that was asked for, and to each vendor of the banner. */
export function VendorAnswers({ entry: { offered, granted, vendors } }: { entry: FullEntry }) {
  const t = useTranslations('consent-log.entry');
  const nameOf = useTranslations('banner-editor.types');
  return (
    <Panel id="entry-answers" title={t('answers')}>
      <dl className="kv log__facts">
        {offered.map((type: OptionalType) => (
          <div key={type}>
            <dt>{nameOf(type)}</dt>
            <dd>
              <Verdict allowed={granted.includes(type)} />
            </dd>
          </div>
        ))}
      </dl>
      {vendors.length > 0 && (
        <>
          <h4>{t('vendors', { count: vendors.length })}</h4>
          {vendors.length > mostAtOnce ? (
            <ScrollBox className="log__vendorbox" label={t('vendors', { count: vendors.length })}>
              <Vendors vendors={vendors} />
            </ScrollBox>
          ) : (
            <Vendors vendors={vendors} />
          )}
        </>
      )}
    </Panel>
  );
}

function Vendors({ vendors }: Pick<FullEntry, 'vendors'>) {
  const nameOf = useTranslations('banner-editor.types');
  return (
    <ul className="log__vendors">
      {vendors.map(({ name, type, allowed }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and never move
        <li key={place}>
          <span>
            {name} <small className="muted">{nameOf(type)}</small>
          </span>
          <Verdict allowed={allowed} always={type === 'ESSENTIAL'} />
        </li>
      ))}
    </ul>
  );
}

function Verdict({ allowed, always = false }: { allowed: boolean; always?: boolean }) {
  const t = useTranslations('consent-log.entry');
  const Icon = allowed ? Check : X;
  return (
    <span className={allowed ? 'log__verdict log__verdict--yes' : 'log__verdict'}>
      <Icon className="icon icon--sm" aria-hidden="true" />
      {t(always ? 'always' : allowed ? 'allowed' : 'refused')}
    </span>
  );
}
