import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Announcement } from '../announcement.tsx';
import { send } from '../api.ts';
import { PageLink } from '../layout/page-link.tsx';
import { useFetched } from '../use-fetched.ts';
import { scanCalls } from './scan-calls.ts';

/** What an account had looked at lately; nothing where there is none. */
export function OwnScans() {
  const t = useTranslations('scan');
  const [said, setSaid] = useState('');
  const { data, again } = useFetched(
    useCallback((signal: AbortSignal) => send(scanCalls.listScans, { signal }), []),
  );
  const forget = async (id: string): Promise<void> => {
    const outcome = await send(scanCalls.deleteScan, { params: { id } });
    if (!outcome.ok) return;
    setSaid(t('removed'));
    again();
  };
  if (data === null || data.scans.length === 0) return <Announcement text={said} />;
  return (
    <section aria-labelledby="scan-mine">
      <h2 id="scan-mine">{t('mine')}</h2>
      <ul className="scan__mine">
        {data.scans.map(({ id, address, created_at: at }) => (
          <li key={id}>
            <PageLink to={`/scan/${id}`}>{t('of', { address, date: new Date(at) })}</PageLink>
            <button type="button" className="linkbtn" onClick={() => void forget(id)}>
              {t('remove')}
              <span className="vh"> {address}</span>
            </button>
          </li>
        ))}
      </ul>
      <Announcement text={said} />
    </section>
  );
}
