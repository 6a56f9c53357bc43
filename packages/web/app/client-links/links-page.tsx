import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { StatusMessage } from '../account/section.tsx';
import { send } from '../api.ts';
import { NotFound } from '../layout/error-page.tsx';
import { isCode } from '../outcome.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { websitePaths } from '../website-paths.ts';
import { websiteCalls } from '../websites/website-calls.ts';
import { WithdrawalFrame } from '../withdrawals/withdrawal-frame.tsx';
import { clientLinkCalls } from './client-link-calls.ts';
import { LinkCard } from './link-card.tsx';
import { MadeLink } from './made-link.tsx';
import { MakeLink } from './make-link.tsx';
import '../wizard/wizard.css';
import './client-links.css';

/** `/profile/sites/{id}?ask=client`: what a client is asked about a website, and what it answered. */
export function LinksPage({ id }: { id: string }) {
  const t = useTranslations('withdrawals.links');
  const [token, setToken] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const page = await send(websiteCalls.readWebsitePage, { params: { id }, signal });
      if (!page.ok) return page;
      const links = await send(clientLinkCalls.listClientLinks, { params: { id }, signal });
      return links.ok ? { ...links, data: { ...links.data, page: page.data } } : links;
    },
    [id],
  );
  const answer = useFetched(ask);
  const { outcome, data } = answer;
  if (outcome?.ok === false && isCode(outcome, 'not-found')) return <NotFound />;
  const site = data?.page.website.name ?? null;
  const made = (next: string) => {
    setSaid(null);
    setToken(next);
    answer.again();
  };
  const done = (words: string) => {
    setSaid(words);
    answer.again();
  };
  return (
    <WithdrawalFrame
      title={site === null ? t('title') : t('titleOf', { site })}
      heading={heading}
      back={{ to: websitePaths.page(id), words: site ?? t('back') }}
    >
      <p className="lead mt-3">{t('lead')}</p>
      <StatusMessage>{said}</StatusMessage>
      {token !== null && <MadeLink token={token} onDone={() => setToken(null)} />}
      <Loaded answer={answer}>
        {({ links, may_change: mayChange, page }) => (
          <>
            {links.map((link) => (
              <LinkCard
                key={link.id}
                link={link}
                page={page}
                mayChange={mayChange}
                onMade={made}
                onDone={done}
                onRemoved={() => {
                  done(t('removed'));
                  // What was pressed is gone.
                  heading.current?.focus();
                }}
                onReload={answer.again}
              />
            ))}
            {mayChange && <MakeLink page={page} onMade={made} />}
            {!mayChange && links.length === 0 && <p className="soft mt-4">{t('none')}</p>}
          </>
        )}
      </Loaded>
    </WithdrawalFrame>
  );
}
