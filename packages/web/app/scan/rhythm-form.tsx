import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { scanCalls, type Watching } from './scan-calls.ts';

const rhythms = ['off', 'weekly', 'monthly'] as const;
const form = 'watch-rhythm';

interface Props {
  watching: Watching;
  onSaved: () => void;
}

/** How often a website is looked at without being asked; off ends it. */
export function RhythmForm({ watching: { website, paid, next_scan_at: next }, onSaved }: Props) {
  const t = useTranslations('scan.watch');
  const failureText = useFailureText();
  const [rhythm, setRhythm] = useState(website.rhythm);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const isReady = website.verified_at !== null && paid;
  const save = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const outcome = await send(scanCalls.watchWebsite, { params: { id: website.id }, body: { rhythm } });
    setBusy(false);
    setSaid(outcome.ok ? t('saved') : failureText(outcome));
    if (outcome.ok) onSaved();
  };
  return (
    <form
      id={form}
      className="scan__rhythm"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset>
        <legend>
          <h2>{t('rhythm')}</h2>
        </legend>
        {rhythms.map((one) => (
          <label key={one} className="scan__option">
            <input
              type="radio"
              name="rhythm"
              value={one}
              checked={rhythm === one}
              disabled={one !== 'off' && !isReady}
              onChange={() => setRhythm(one)}
            />
            {t(one)}
          </label>
        ))}
        {website.verified_at === null && <p className="hint">{t('needsProof')}</p>}
        {!paid && <p className="hint">{t('needsPlan')}</p>}
      </fieldset>
      {next !== null && <p>{t('next', { date: new Date(next) })}</p>}
      <BusyButton form={form} busy={busy} words={t('save')} busyWords={t('saving')} look="plain" />
      <output>{said}</output>
    </form>
  );
}
