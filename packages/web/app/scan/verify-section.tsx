import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { CopyButton } from '../copy-button.tsx';
import { useFailureText } from '../outcome-text.ts';
import { Notice } from '../ui/notice.tsx';
import { type Looked, scanCalls, type Watching } from './scan-calls.ts';

interface Props {
  watching: Watching;
  onLooked: () => void;
}

/** The three ways, what was found of them, and a look now. */
export function VerifySection({ watching: { website, proofs }, onLooked }: Props) {
  const t = useTranslations('scan.watch');
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const { id, name, verified_at: at, verified_by: way } = website;
  const check = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome = await send(scanCalls.verifyWebsite, { params: { id } });
    setBusy(false);
    setSaid(outcome.ok ? told(outcome.data.looked) : failureText(outcome));
    if (outcome.ok) onLooked();
  };
  const told = (looked: Looked): string => {
    const of = (one: Looked[number]['way']): string =>
      t(`outcome.${looked.find((each) => each.way === one)?.outcome ?? 'missing'}`);
    return t('outcomes', { banner: of('banner'), dns: of('dns'), meta: of('meta') });
  };
  return (
    <section aria-label={t('check')} className="scan__proofs">
      {at !== null && way !== null ? (
        <p className="scan__verified">
          <CircleCheck className="icon" aria-hidden="true" />
          {t('verified', { name, date: new Date(at), way })}
        </p>
      ) : (
        <p>{t('unverified')}</p>
      )}
      <ul className="scan__services">
        <li>
          <h2>{t('banner')}</h2>
          <p className="small">{t(proofs.banner === null ? 'bannerNone' : 'bannerHint')}</p>
          {proofs.banner !== null && <Line text={proofs.banner} about={t('banner')} />}
        </li>
        <li>
          <h2>{t('meta')}</h2>
          <Line text={proofs.meta} about={t('meta')} />
        </li>
        <li>
          <h2>{t('dns', { name })}</h2>
          <Line text={proofs.dns} about={t('dns', { name })} />
          <p className="hint">{t('later')}</p>
        </li>
      </ul>
      <button type="button" className="btn btn--primary" aria-busy={busy} onClick={() => void check()}>
        {busy && <span className="spin" aria-hidden="true" />}
        {t(busy ? 'checking' : 'check')}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no paragraphs */}
      <div role="status">
        {said !== '' && (
          <Notice kind="info">
            <p>{said}</p>
          </Notice>
        )}
      </div>
    </section>
  );
}

function Line({ text, about }: { text: string; about: string }) {
  const t = useTranslations('scan.watch');
  return (
    <p className="scan__line">
      <code>{text}</code>
      <CopyButton text={text} label={`${t('copy')}: ${about}`} iconOnly />
    </p>
  );
}
