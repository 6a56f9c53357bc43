import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Section, StatusMessage } from '../account/section.tsx';
import { send } from '../api.ts';
import { HelpLink } from '../help/help-link.tsx';
import { NotFound } from '../layout/error-page.tsx';
import { isCode } from '../outcome.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFetched } from '../use-fetched.ts';
import { websitePaths } from '../website-paths.ts';
import { WithdrawalFrame } from '../withdrawals/withdrawal-frame.tsx';
import { AddressSection } from './address-section.tsx';
import { DeskForm, DeskSwitch } from './desk-form.tsx';
import { FiguresSection } from './figures-section.tsx';
import { requestCalls } from './request-calls.ts';
import { RequestList, type Shelf, shelves } from './request-list.tsx';

/** `/profile/requests/{website}`: what visitors of a website ask for, and the page where they do. */
export function DeskPage({ id }: { id: string }) {
  const t = useTranslations('withdrawals.desk');
  const [address, setAddress] = useSearchParams();
  const [said, setSaid] = useState<string | null>(null);
  const asked = Number(address.get('page'));
  const page = Number.isInteger(asked) && asked >= 1 && asked < 100_000 ? asked : 1;
  const of: Shelf = shelves.find((shelf) => shelf === address.get('of')) ?? 'waiting';
  const ask = useCallback(
    (signal: AbortSignal) => send(requestCalls.readRequestDesk, { params: { id }, signal }),
    [id],
  );
  const answer = useFetched(ask);
  const { outcome } = answer;
  if (outcome?.ok === false && (isCode(outcome, 'not-found') || isCode(outcome, 'wrong-format'))) {
    return <NotFound />;
  }
  const done = (words: string) => {
    setSaid(words);
    answer.again();
  };
  const site = outcome?.ok === true ? outcome.data.website : null;
  return (
    <WithdrawalFrame
      title={site === null ? t('title') : t('titleOf', { site })}
      back={{ to: websitePaths.page(id), words: site ?? t('back') }}
    >
      <div className="wdr__lead">
        <p className="lead">{t('lead')}</p>
        <p>
          <HelpLink topic="visitor-requests">{t('help')}</HelpLink>
        </p>
      </div>
      <StatusMessage>{said}</StatusMessage>
      <Loaded answer={answer}>
        {({ desk, proposed, policy }) => (
          <>
            {!policy && (
              <Notice kind="warn">
                <p>{t('noPolicy')}</p>
              </Notice>
            )}
            {desk === null ? (
              <DeskForm website={id} desk={null} given={proposed} onDone={done} />
            ) : (
              <>
                <RequestList
                  website={id}
                  of={of}
                  page={page}
                  choose={(next) => {
                    const { of: shelf = of, page: number = 1 } = next;
                    setAddress({ of: shelf, page: String(number) }, { preventScrollReset: true });
                  }}
                />
                <AddressSection desk={desk} />
                <FiguresSection website={id} />
                <Section id="settings-title" title={t('settings')}>
                  <DeskForm website={id} desk={desk} given={desk} onDone={done} />
                  <DeskSwitch website={id} desk={desk} onDone={done} />
                </Section>
              </>
            )}
          </>
        )}
      </Loaded>
    </WithdrawalFrame>
  );
}
