import type { Appearance } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { ColourField } from './colour-field.tsx';
import type { LookProps } from './part.tsx';

type Custom = NonNullable<Appearance['custom']>;

interface Props {
  /** Path in the body of the call. */
  field: 'appearance.custom' | 'appearance.custom_dark';
  custom: Custom;
  errorAt: LookProps['errorAt'];
  change: (custom: Custom) => void;
}

const own = ['background', 'text', 'button', 'button_text'] as const;
const ofReject = ['reject_button', 'reject_button_text'] as const;

export function CustomColours({ field: path, custom, errorAt, change }: Props) {
  const t = useTranslations('banner-editor.look');
  const field = (name: (typeof own)[number] | (typeof ofReject)[number], colour: string) => (
    <ColourField
      key={name}
      field={`${path}.${name}`}
      label={t(`custom.${name}`)}
      colour={colour}
      fault={errorAt(`${path}.${name}`)}
      onChange={(value) => change({ ...custom, [name]: value })}
    />
  );
  const { reject_button: reject, reject_button_text: rejectText, ...rest } = custom;
  const isOther = typeof reject === 'string' || typeof rejectText === 'string';
  const switchOther = (other: boolean) =>
    change(other ? { ...rest, reject_button: custom.button, reject_button_text: custom.button_text } : rest);
  return (
    <>
      <div className="grid2 cons__colours">{own.map((name) => field(name, custom[name]))}</div>
      <label className="check mt-3">
        <input type="checkbox" checked={isOther} onChange={({ target }) => switchOther(target.checked)} />
        <span>{t('other')}</span>
      </label>
      {isOther && (
        <div className="grid2 cons__colours">
          {field('reject_button', reject ?? custom.button)}
          {field('reject_button_text', rejectText ?? custom.button_text)}
        </div>
      )}
    </>
  );
}
