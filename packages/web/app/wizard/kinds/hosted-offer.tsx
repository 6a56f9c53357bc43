import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../../api.ts';
import { AreaWords } from '../../language/area-words.tsx';
import type { Failure } from '../../outcome.ts';
import { useFailureText } from '../../outcome-text.ts';
import { useSession } from '../../session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { useWizard } from '../wizard-context.ts';
import { withdrawalCalls } from '../../withdrawals/withdrawal-calls.ts';

interface Props {
  /** The address is there. */
  onHosted: (url: string) => void;
}

/** At the question for the address of the withdrawal function: one that we host. */
export function HostedOffer(props: Props) {
  return (
    <AreaWords area="withdrawals">
      <Offer {...props} />
    </AreaWords>
  );
}

function Offer({ onHosted }: Props) {
  const t = useTranslations('withdrawals.offer');
  const failureText = useFailureText();
  const { confirmed } = useSession();
  const { evaluation } = useWizard();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<'done' | Failure | null>(null);
  if (!confirmed) return <p className="hint mt-2">{t('visitor')}</p>;

  const given = (question: string): string | undefined => {
    const answer = evaluation.relevant[question];
    return typeof answer === 'string' && answer !== '' ? answer : undefined;
  };
  const host = async () => {
    if (busy) return;
    setBusy(true);
    setSaid(null);
    const body = {
      website_url: given('website_url'),
      app_name: given('app_name'),
      trader: given('business_name') ?? given('individual_name'),
      email: given('contact_email'),
    };
    const outcome = await send(withdrawalCalls.hostWithdrawal, { body });
    setBusy(false);
    if (outcome.ok) onHosted(outcome.data.withdrawal.url);
    setSaid(outcome.ok ? 'done' : outcome);
  };
  return (
    <div className="mt-2">
      <button type="button" className="btn btn--sm" aria-busy={busy} onClick={() => void host()}>
        {t(busy ? 'busy' : 'act')}
      </button>
      <output>{said === 'done' && <p className="hint mt-2">{t('done')}</p>}</output>
      <div role="alert">
        {said !== null && said !== 'done' && (
          <Notice kind="danger">
            <p>{failureText(said)}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}
