import {
  bannerCorners,
  bannerFonts,
  bannerShadows,
  bannerSpacings,
} from '@clausewright/contract/consent-types';
import { getLook } from '@clausewright/banner/publish';
import { useTranslations } from 'use-intl';
import { describedBy } from '../../ui/described-by.ts';
import { Field } from '../../ui/field.tsx';
import { fieldId } from './field-places.ts';
import { type LookProps, Part } from './part.tsx';
import { SwitchRow } from './switch-row.tsx';

/** Corners, shadow, spacing, font, movement and logo. */
export function ShapeFields({ appearance, errorAt, change }: LookProps) {
  const t = useTranslations('banner-editor.look');
  const { corners, shadow, spacing, font, motion } = getLook(appearance);
  return (
    <Part title={t('shape')}>
      <SwitchRow
        label={t('corners')}
        options={bannerCorners.map((value) => ({ value, words: t(`cornerForms.${value}`) }))}
        value={corners}
        onChange={(value) => change({ corners: value })}
      />
      <SwitchRow
        label={t('shadow')}
        options={bannerShadows.map((value) => ({ value, words: t(`shadows.${value}`) }))}
        value={shadow}
        onChange={(value) => change({ shadow: value })}
      />
      <SwitchRow
        label={t('spacing')}
        options={bannerSpacings.map((value) => ({ value, words: t(`spacings.${value}`) }))}
        value={spacing}
        onChange={(value) => change({ spacing: value })}
      />
      <SwitchRow
        label={t('font')}
        options={bannerFonts.map((value) => ({ value, words: t(`fonts.${value}`) }))}
        value={font}
        onChange={(value) => change({ font: value })}
      />
      <label className="check mt-3">
        <input
          type="checkbox"
          checked={motion}
          onChange={({ target }) => change({ motion: target.checked })}
        />
        <span>
          {t('motion')}
          <small className="cons__note">{t('motionNote')}</small>
        </span>
      </label>
      <LogoField logo={appearance.logo_url ?? ''} fault={errorAt('appearance.logo_url')} change={change} />
    </Part>
  );
}

interface LogoProps {
  logo: string;
  fault: string | undefined;
  change: LookProps['change'];
}

function LogoField({ logo, fault, change }: LogoProps) {
  const t = useTranslations('banner-editor');
  const id = fieldId('appearance.logo_url');
  const error = logo !== '' && !logo.startsWith('https://') ? t('words.address') : fault;
  return (
    <Field id={id} label={t('look.logo')} optional hint={t('look.logoHint')} error={error}>
      <input
        id={id}
        className="input"
        type="url"
        value={logo}
        maxLength={2048}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, { hint: true, error })}
        onChange={({ target }) => change({ logo_url: target.value })}
      />
    </Field>
  );
}
