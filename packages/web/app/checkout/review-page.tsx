import type { SaleDetails } from '@clausewright/contract';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Approved } from '../approval/approved.tsx';
import { paths } from '../agreements/paths.ts';
import { send } from '../api.ts';
import { AreaWords } from '../language/area-words.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { PreparedChanges } from '../versions/prepared-changes.tsx';
import { versionCalls } from '../versions/version-calls.ts';
import { checkoutCalls } from './checkout-calls.ts';
import type { CheckoutSale } from './checkout-item.ts';
import { Declined } from './declined.tsx';
import type { PaymentProfile } from './payment-choices.ts';
import { isRefusedAs } from './refused-as.ts';

interface Props {
  details: SaleDetails;
  sale: CheckoutSale;
  profile: PaymentProfile;
  /** Where something is to be paid, by others: why not by the caller. */
  unpayable: Failure | null;
  /** Hears that something else waits by now than what is shown. */
  onChanged: () => void;
  /** What to know before reading. */
  before: ReactNode;
}

/** In the place of the form where nothing is to be paid: what waits, against what is served, and the press on it. */
export function ReviewPage({ details, sale, profile, unpayable, onChanged, before }: Props) {
  const t = useTranslations('pay.review');
  const failureText = useFailureText();
  const [busy, setBusy] = useState<'publish' | 'discard' | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { agreement_id: id, compare, revision } = details;
  const served = compare?.from ?? null;
  const { token } = sale.item;

  const press = async (act: 'publish' | 'discard', call: () => Promise<{ ok: true } | Failure>) => {
    if (busy !== null) return;
    setBusy(act);
    setFailure(null);
    const outcome = await call();
    // Who was quicker in another tab did the same.
    if (outcome.ok || isRefusedAs(outcome, 'nothing-to-pay') || isRefusedAs(outcome, 'already-paid')) {
      location.replace(paths.download(details));
      return;
    }
    setBusy(null);
    if (isRefusedAs(outcome, 'revision-changed') || isRefusedAs(outcome, 'price-changed')) onChanged();
    else setFailure(outcome);
  };
  const publish = () =>
    press('publish', () =>
      send(checkoutCalls.newTransaction, {
        body: {
          item_type: 'agreement',
          item_id: id,
          revision,
          processor: profile.processors[0]?.processor ?? 'sandbox',
          expected_total: 0,
        },
        agreementToken: token,
      }),
    );
  const isFree = details.costs.total === 0;
  const free = served === null ? t('first') : t('lead', { version: served });
  const lead = isFree || unpayable === null ? free : failureText(unpayable);
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{`${t('title')} – ${sale.title}`}</PageTitle>
      <div className="page__head">
        <h1>{t('title')}</h1>
        <p className="lead">
          {sale.title}, {sale.about}
        </p>
      </div>
      <div className="narrow">
        {before}
        <p>{lead}</p>
        <p className="row">
          <PageLink to={paths.update(details)}>{t('answers')}</PageLink>
        </p>
        {compare !== null && (
          <section className="mt-8" aria-labelledby="prepared-changes">
            <h2 id="prepared-changes" className={served === null ? 'vh' : undefined}>
              {served === null ? sale.title : t('changes')}
            </h2>
            <AreaWords area="versions">
              <PreparedChanges id={id} token={token} {...compare} />
            </AreaWords>
          </section>
        )}
        <Declined text={failure === null ? undefined : failureText(failure)} />
        <Approved seen={{ of: 'agreement', id, revision }} onChanged={onChanged}>
          {(mayPublish, mayDiscard) => (
            <div className="row mt-8">
              {mayPublish && isFree && (
                <Press
                  primary
                  busy={busy === 'publish'}
                  words={t('publish')}
                  onPress={() => void publish()}
                />
              )}
              {mayDiscard && served !== null && (
                <Discard
                  version={served}
                  busy={busy === 'discard'}
                  onDiscard={() =>
                    void press('discard', () =>
                      send(versionCalls.restoreVersion, {
                        params: { id },
                        body: { number: served, revision },
                        agreementToken: token,
                      }),
                    )
                  }
                />
              )}
            </div>
          )}
        </Approved>
      </div>
    </main>
  );
}

interface PressProps {
  words: string;
  busy: boolean;
  primary?: boolean;
  onPress: () => void;
}

function Press({ words, busy, primary = false, onPress }: PressProps) {
  return (
    <button className={primary ? 'btn btn--primary' : 'btn'} type="button" aria-busy={busy} onClick={onPress}>
      {busy && <span className="spin" aria-hidden="true" />}
      {words}
    </button>
  );
}

function Discard({ version, busy, onDiscard }: { version: number; busy: boolean; onDiscard: () => void }) {
  const t = useTranslations('pay.review');
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Press busy={busy} words={t('discard')} onPress={() => setAsked(true)} />
      {asked && (
        <ConfirmDialog
          title={t('discardTitle')}
          keep={t('keep')}
          act={t('discard')}
          onKeep={() => setAsked(false)}
          onAct={() => {
            setAsked(false);
            onDiscard();
          }}
        >
          <p>{t('discardMeans', { version })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
