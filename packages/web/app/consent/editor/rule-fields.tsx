import { consentModes } from '@clausewright/contract/consent-types';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceCard } from '../../ui/choice-card.tsx';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { type LookProps, Part } from './part.tsx';
import { Switches } from './switches.tsx';

/** Specification of the call: an answer is kept half a year at most. */
const mostDays = 180;
const regions = ['everyone', 'by-country'] as const;

interface Props extends LookProps {
  usesGoogle: boolean;
}

/** Who is asked, what Google hears, and how long an answer holds. */
export function RuleFields({ appearance, usesGoogle, errorAt, change }: Props) {
  const t = useTranslations('banner-editor.rules');
  const { regions: asked, mode, url_passthrough: passes, ads_data_redaction: redacts, button } = appearance;
  return (
    <>
      <Part title={t('asked')}>
        <div className="choices">
          {regions.map((one) => (
            <ChoiceCard
              key={one}
              type="radio"
              id={`regions-${one}`}
              name="regions"
              value={one}
              checked={one === asked}
              onChange={() => change({ regions: one })}
              label={t(`regions.${one}`)}
              note={t(`regionNotes.${one}`)}
            />
          ))}
        </div>
      </Part>
      <Part title={t('mode')}>
        <div className="choices">
          {consentModes.map((one) => (
            <ChoiceCard
              key={one}
              type="radio"
              id={`mode-${one}`}
              name="mode"
              value={one}
              checked={one === mode}
              onChange={() => change({ mode: one })}
              label={t(`modes.${one}`)}
              note={t(`modeNotes.${one}`)}
            />
          ))}
        </div>
        {usesGoogle && (
          <div className="mt-3">
            <label className="check">
              <input
                type="checkbox"
                checked={redacts}
                onChange={({ target }) => change({ ads_data_redaction: target.checked })}
              />
              <span>{t('redaction')}</span>
            </label>
            <label className="check">
              <input
                type="checkbox"
                checked={passes}
                onChange={({ target }) => change({ url_passthrough: target.checked })}
              />
              <span>{t('passthrough')}</span>
            </label>
          </div>
        )}
      </Part>
      <Part title={t('answers')}>
        <DaysField days={appearance.days} fault={errorAt('appearance.days')} change={change} />
        <label className="check mt-3">
          <input
            type="checkbox"
            checked={button}
            onChange={({ target }) => change({ button: target.checked })}
          />
          <span>
            {t('button')}
            <small className="cons__note">{t('buttonNote')}</small>
          </span>
        </label>
        {button && (
          <div className="mt-3">
            <Switches
              label={t('buttonForm')}
              options={(['text', 'icon'] as const).map((value) => ({ value, words: t(`forms.${value}`) }))}
              value={appearance.button_form ?? 'text'}
              onChange={(form) => change({ button_form: form })}
            />{' '}
            <Switches
              label={t('buttonSide')}
              options={(['left', 'right'] as const).map((value) => ({ value, words: t(`sides.${value}`) }))}
              value={appearance.button_side ?? 'left'}
              onChange={(side) => change({ button_side: side })}
            />{' '}
            <Switches
              label={t('buttonEdge')}
              options={(['bottom', 'top'] as const).map((value) => ({ value, words: t(`edges.${value}`) }))}
              value={appearance.button_edge ?? 'bottom'}
              onChange={(edge) => change({ button_edge: edge })}
            />
          </div>
        )}
      </Part>
    </>
  );
}

interface DaysProps {
  days: number;
  fault: string | undefined;
  change: LookProps['change'];
}

function DaysField({ days, fault, change }: DaysProps) {
  const t = useTranslations('banner-editor.rules');
  const [text, setText] = useState(String(days));
  const read = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  const isRight = read >= 1 && read <= mostDays;
  const error = isRight ? fault : t('daysFault', { max: mostDays });
  const id = 'appearance-days';
  return (
    <Field id={id} label={t('days')} error={error}>
      <input
        id={id}
        className="input num cons__days"
        inputMode="numeric"
        maxLength={3}
        value={text}
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { error })}
        onChange={({ target }) => {
          setText(target.value);
          const next = /^\d{1,3}$/.test(target.value.trim()) ? Number(target.value) : 0;
          if (next >= 1 && next <= mostDays) change({ days: next });
        }}
      />
    </Field>
  );
}
