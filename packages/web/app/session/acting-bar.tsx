import { Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type * as contract from '@clausewright/contract';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { AreaWords } from '../language/area-words.tsx';
import { send } from '../api.ts';
import { get } from '../endpoint.ts';
import { readActing } from '../stored-session/acting-for.ts';
import { Notice } from '../ui/notice.tsx';
import { useFetched } from '../use-fetched.ts';
import { workFor } from './work-for.ts';

/** Nobody reports a new head; React compares after each render, and a new path gives a new render. */
const never = () => () => undefined;

/** Below the head of every page, since whatever is done there is done for the organisation. */
export function ActingBar({ name }: { name: string }) {
  const { pathname } = useLocation();
  // Some pages have no head, so that each path looks for it anew.
  const findHead = () => (pathname === '' ? null : document.querySelector('.head'));
  const head = useSyncExternalStore(never, findHead, () => null);
  if (head === null) return null;
  return createPortal(
    <Suspense>
      <AreaWords area="api-keys">
        <Bar key={pathname} name={name} />
      </AreaWords>
    </Suspense>,
    head,
  );
}

const list = get<typeof contract.listOrganisations>('/organisation/list');

function fetchOrganisations(signal: AbortSignal) {
  return send(list, { signal });
}

/** Asks on each page whether it is still so: whoever was removed is told, and loses nothing of what he wrote. */
function Bar({ name }: { name: string }) {
  const t = useTranslations('api-keys.organisations');
  const { outcome } = useFetched(fetchOrganisations);
  const id = readActing()?.id;
  const data = outcome?.ok === true ? outcome.data : null;
  const current = data?.organisations.find((one) => one.id === id);
  const isGone = data !== null && current === undefined;
  const alone = data?.alone === true;
  const wantsProvider = current?.provider_required === true && !alone;
  return (
    <div className="wrap">
      <Notice kind={isGone || wantsProvider ? 'warn' : 'info'}>
        <p>
          <b>{t(isGone ? 'gone' : 'working', { name })}</b>{' '}
          {alone ? (
            <>{t('entry.alone')} </>
          ) : (
            <button type="button" className="linkbtn" onClick={() => workFor(null)}>
              {t('stop')}
            </button>
          )}{' '}
          {wantsProvider && (
            <>
              · <Link to={`/profile/login/${id}`}>{t('entry.title')}</Link>{' '}
            </>
          )}
          · <Link to="/profile/organisations">{t('title')}</Link>
        </p>
      </Notice>
    </div>
  );
}
